import { Hono } from 'hono'
import { otherMethods } from '../http/refusal.ts'
import { clientAddress, forwardedFor } from './client-address.ts'
import type { Delivery } from './delivery.ts'
import { failure } from './message-answer.ts'
import { readMessage } from './message-body.ts'

/** Visible ASCII, long enough that two visitors' keys do not collide. */
const KEY = /^[\x21-\x7e]{8,128}$/

/** `POST /fez/messages` (specification, section 7), delivered once for each Idempotency-Key. */
export function messages(trustProxy: boolean, deliver: Delivery): Hono {
  const routes = new Hono()
  routes.post('/messages', async (c) => {
    const key = c.req.header('Idempotency-Key')
    if (key !== undefined && !KEY.test(key)) {
      return failure(400, { error: 'Idempotency-Key has 8 to 128 visible ASCII characters.' })
    }
    const body = await readMessage(c.req.raw)
    if (!('message' in body)) return failure(body.status, body.why)
    return deliver({
      message: body.message,
      key,
      client: clientAddress(c, trustProxy),
      forwardedFor: forwardedFor(c, trustProxy),
    })
  })
  routes.all('/messages', otherMethods('POST'))
  return routes
}
