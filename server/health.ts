import { Hono } from 'hono'
import { reasonOf } from './log.ts'
import type { LastAttempt, MessageStore, UntoldCount } from './message-store/message-store.ts'

/** Each look writes to the store, and anybody can ask for one. */
const LOOK_HOLDS_MS = 5_000

/** A balancer that goes by this answer sends no further message, which would show that all is well. */
const FAILURE_HOLDS_MS = 10 * 60_000

type Store = Pick<MessageStore, 'prepare' | 'countUntold'>

/**
 * `GET /healthz`: 503 with the reason while the store, if there is one, cannot be written or has
 * little room, or after the last message could not be stored. The answer also counts the messages
 * that no mail has told staff about yet.
 */
export function health(store: Store | undefined, last: LastAttempt): Hono {
  let looked: { at: number; found: ReturnType<typeof lookAt> } | undefined
  function lookNow() {
    if (!looked || performance.now() - looked.at > LOOK_HOLDS_MS) {
      looked = { at: performance.now(), found: lookAt(store) }
    }
    return looked.found
  }

  const routes = new Hono()
  routes.get('/healthz', async (c) => {
    const { reason, untold } = await lookNow()
    const error = reason ?? (hasJustFailed(last) ? 'the last one was not' : undefined)
    const state =
      error === undefined ? { status: 'ok' } : { error: `Messages cannot be stored: ${error}` }
    return c.json({ ...state, ...untold }, error === undefined ? 200 : 503, {
      'Cache-Control': 'no-cache',
    })
  })
  return routes
}

function hasJustFailed({ failedAtMs }: LastAttempt): boolean {
  return failedAtMs !== undefined && performance.now() - failedAtMs < FAILURE_HOLDS_MS
}

async function lookAt(
  store: Store | undefined,
): Promise<{ reason?: string; untold?: UntoldCount }> {
  const [writing, counting] = await Promise.allSettled([store?.prepare(), store?.countUntold()])
  return {
    ...(writing.status === 'rejected' && { reason: publicReason(writing.reason) }),
    ...(counting.status === 'fulfilled' && counting.value && { untold: counting.value }),
  }
}

/** A message may hold a path, an address or a name; a code does not, and SQLite's words do not. */
function publicReason(fault: unknown): string {
  return fault instanceof Error && 'code' in fault && !('errcode' in fault)
    ? String(fault.code)
    : reasonOf(fault)
}
