import { Hono } from 'hono'
import { refusal } from './http/refusal.ts'
import { reasonOf } from './log.ts'
import type { MessageStore } from './message-store/message-store.ts'

/** In milliseconds: a look writes to the store, and anybody can ask for it. */
const KEPT = 5_000

/**
 * `GET /healthz`, for who watches the server: 200 while it answers, 503 with the reason while messages
 * cannot be stored.
 *
 * @param store none where messages are passed on to the backend
 */
export function health(store: Pick<MessageStore, 'prepare'> | undefined): Hono {
  let looked: { at: number; reason: Promise<string | undefined> } | undefined
  function reasonNow(): Promise<string | undefined> {
    if (!looked || performance.now() - looked.at > KEPT) {
      looked = { at: performance.now(), reason: lookAt(store) }
    }
    return looked.reason
  }

  const routes = new Hono()
  routes.get('/healthz', async (c) => {
    const reason = await reasonNow()
    if (reason !== undefined) return refusal(c, 503, `Messages cannot be stored: ${reason}`)
    return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-cache' })
  })
  return routes
}

async function lookAt(store: Pick<MessageStore, 'prepare'> | undefined) {
  try {
    await store?.prepare()
    return undefined
  } catch (fault) {
    // What the system says may hold a path or an address, which are nobody else's business.
    return fault instanceof Error && 'syscall' in fault && 'code' in fault
      ? String(fault.code)
      : reasonOf(fault)
  }
}
