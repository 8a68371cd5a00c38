import { Hono } from 'hono'
import type { ContentCache } from './content/content-cache.ts'
import type { MessageDestination } from './messages/message-destination.ts'
import type { MessageStore } from './messages/store/message-store.ts'
import type { PendingCount } from './messages/store/outbox.ts'
import { sqliteCode } from './messages/store/sqlite-file.ts'
import type { PageStore } from './pages/serve/page-store.ts'
import { errorCode, errorMessage } from './platform/log/error-message.ts'

/** A result counts for this long, because each check writes to the store and anybody can cause one. */
const CHECK_TTL_MS = 5_000

/**
 * A failure counts for this long at most, because a load balancer that gets a 503 sends no message that could
 * end it.
 */
const FAILURE_TTL_MS = 10 * 60_000

/** The part of the message store that the health check and the metrics need. */
export type MonitoredStore = Pick<MessageStore, 'prepare'> & {
  outbox: Pick<MessageStore['outbox'], 'countPending'>
}

/**
 * `GET /healthz`: 503 with the reason while the store cannot be written or has little room, or after a message
 * could not be stored, until one is. The response also counts the mails to staff that are still to be sent,
 * says since when content calls have failed or lost their content, and names the pages that cannot be
 * rendered. Such calls and pages cause no 503, because their last responses and pages stay.
 */
export function health(
  {
    store,
    failedAtMs,
  }: Pick<MessageDestination, 'failedAtMs'> & {
    store: MonitoredStore | undefined
  },
  content: Pick<ContentCache, 'emptySince' | 'failingSince' | 'largeTexts'>,
  pages: Pick<PageStore, 'failed'> | undefined,
): Hono {
  let checked: { at: number; result: ReturnType<typeof checkStore> } | undefined
  function cachedCheck() {
    if (!checked || performance.now() - checked.at > CHECK_TTL_MS) {
      checked = { at: performance.now(), result: checkStore(store) }
    }
    return checked.result
  }

  const routes = new Hono()
  routes.get('/healthz', async (c) => {
    const { reason, pending } = await cachedCheck()
    const sinceFailureMs = performance.now() - (failedAtMs() ?? -Infinity)
    const lastError = sinceFailureMs < FAILURE_TTL_MS ? 'the last one was not' : undefined
    const error = reason ?? lastError
    const state =
      error === undefined ? { status: 'ok' } : { error: `Messages cannot be stored: ${error}` }
    const body = {
      ...state,
      ...pending,
      failingSince: content.failingSince,
      emptySince: content.emptySince,
      largeTexts: content.largeTexts,
      failedPages: pages?.failed ?? [],
    }
    return c.json(body, error === undefined ? 200 : 503, { 'Cache-Control': 'no-cache' })
  })
  return routes
}

async function checkStore(
  store: MonitoredStore | undefined,
): Promise<{ reason?: string; pending?: PendingCount }> {
  const [preparation, count] = await Promise.allSettled([
    store?.prepare(),
    store?.outbox.countPending(),
  ])
  return {
    ...(preparation.status === 'rejected' && { reason: publicReason(preparation.reason) }),
    ...(count.status === 'fulfilled' && count.value && { pending: count.value }),
  }
}

/**
 * The message of a system error may contain a path, an address or a name. Its code does not, nor do
 * SQLite's messages.
 */
function publicReason(error: unknown): string {
  const isSqlite = sqliteCode(error) !== undefined
  return isSqlite ? errorMessage(error) : (errorCode(error) ?? errorMessage(error))
}
