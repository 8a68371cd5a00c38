import { Hono } from 'hono'
import { codeOf, reasonOf } from './log.ts'
import type { LastStoreAttempt, MessageStore, PendingCount } from './message-store/message-store.ts'

/** A result counts this long, because each look writes to the store and anybody can cause one. */
const LOOK_HOLDS_MS = 5_000

/**
 * A failure counts this long at most, because a load balancer that gets a 503 sends no message that
 * could end it.
 */
const FAILURE_HOLDS_MS = 10 * 60_000

type Store = Pick<MessageStore, 'prepare' | 'countPending'>

/**
 * `GET /healthz`: 503 with the reason while the store cannot be written or has little room, or after the
 * last message could not be stored. The answer also counts the messages that staff do not know yet.
 */
export function health(store: Store | undefined, last: LastStoreAttempt): Hono {
  let looked: { at: number; found: ReturnType<typeof lookAt> } | undefined
  function lookNow() {
    if (!looked || performance.now() - looked.at > LOOK_HOLDS_MS) {
      looked = { at: performance.now(), found: lookAt(store) }
    }
    return looked.found
  }

  const routes = new Hono()
  routes.get('/healthz', async (c) => {
    const { reason, pending } = await lookNow()
    const error = reason ?? (hasJustFailed(last) ? 'the last one was not' : undefined)
    const state =
      error === undefined ? { status: 'ok' } : { error: `Messages cannot be stored: ${error}` }
    return c.json({ ...state, ...pending }, error === undefined ? 200 : 503, {
      'Cache-Control': 'no-cache',
    })
  })
  return routes
}

function hasJustFailed({ failedAtMs }: LastStoreAttempt): boolean {
  return failedAtMs !== undefined && performance.now() - failedAtMs < FAILURE_HOLDS_MS
}

async function lookAt(
  store: Store | undefined,
): Promise<{ reason?: string; pending?: PendingCount }> {
  const [writing, counting] = await Promise.allSettled([store?.prepare(), store?.countPending()])
  return {
    ...(writing.status === 'rejected' && { reason: publicReason(writing.reason) }),
    ...(counting.status === 'fulfilled' && counting.value && { pending: counting.value }),
  }
}

/**
 * The message of a system error may contain a path, an address or a name. Its code does not, nor do
 * SQLite's messages.
 */
function publicReason(fault: unknown): string {
  const isSqlite = fault instanceof Error && 'errcode' in fault
  return isSqlite ? reasonOf(fault) : (codeOf(fault) ?? reasonOf(fault))
}
