import { Hono } from 'hono'
import { refusal } from './http/refusal.ts'
import { reasonOf } from './log.ts'
import type { MessageStore } from './message-store/message-store.ts'

/** In milliseconds. Each check writes to the store, and anybody can ask for one. */
const CHECK_HOLDS = 5_000

/** `GET /healthz`: 503 with the reason while the store, if there is one, cannot be written. */
export function health(store: Pick<MessageStore, 'prepare'> | undefined): Hono {
  let looked: { at: number; reason: Promise<string | undefined> } | undefined
  function reasonNow(): Promise<string | undefined> {
    if (!looked || performance.now() - looked.at > CHECK_HOLDS) {
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
    // A message may hold a path, an address or a name; a code does not, and SQLite's words do not.
    return fault instanceof Error && 'code' in fault && !('errcode' in fault)
      ? String(fault.code)
      : reasonOf(fault)
  }
}
