import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { otherMethods } from '../http/refusal.ts'
import { logFault, reasonOf } from '../log.ts'
import type { Settings } from '../settings.ts'
import { clientAddress } from './client-address.ts'
import { readMessage } from './message-body.ts'
import { type Message, MessageStore } from './message-store.ts'
import { RateLimit } from './rate-limit.ts'

/** Visible ASCII, and long enough that no two visitors think of the same. */
const KEY = /^[\x21-\x7e]{8,128}$/

/**
 * `POST /fez/messages` (specification, section 7). Success means that the message is on disk. A
 * message is sent again with the Idempotency-Key of the first time, and is stored once.
 */
export function messages({ messagesDb, rateLimit, trustProxy }: Settings): Hono {
  const store = new MessageStore(messagesDb)
  const limit = rateLimit === 'off' ? undefined : new RateLimit(rateLimit)
  const routes = new Hono()
  routes.post('/messages', async (c) => {
    const key = c.req.header('Idempotency-Key')
    if (key !== undefined && !KEY.test(key)) {
      return failure(c, 400, { error: 'Idempotency-Key has 8 to 128 visible ASCII characters.' })
    }
    const body = await readMessage(c.req.raw)
    if (!('message' in body)) return failure(c, body.status, body.why)

    try {
      return take(c, body.message, key)
    } catch (fault) {
      logFault(`A message could not be stored in ${messagesDb}: ${reasonOf(fault)}`)
      return failure(c, 503)
    }
  })
  routes.all('/messages', otherMethods('POST'))
  return routes

  /** From the first look at the key to the end nothing else runs in this process. */
  function take(c: Context, message: Message, key: string | undefined): Response {
    if (key !== undefined) {
      const earlier = store.earlier(key, message)
      if (earlier !== 'nothing') return earlier === 'same' ? success(c) : failure(c, 409)
    }
    const seconds = limit?.take(clientAddress(c, trustProxy)) ?? 0
    if (seconds > 0) {
      c.header('Retry-After', String(seconds))
      return failure(c, 429)
    }
    const stored = store.add(message, key)
    // Another process was quicker with this key.
    return stored || store.earlier(key ?? '', message) === 'same' ? success(c) : failure(c, 409)
  }
}

function success(c: Context): Response {
  return c.json({ success: true }, 201, { 'Cache-Control': 'no-cache' })
}

function failure(c: Context, status: ContentfulStatusCode, why = {}): Response {
  return c.json({ success: false, ...why }, status, { 'Cache-Control': 'no-cache' })
}
