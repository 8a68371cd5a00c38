import { Hono } from 'hono'
import { events } from '../events.ts'
import { otherMethods } from '../http/refusal.ts'
import type { Client, Message } from '../message-store/message-store.ts'
import { clientNetwork, forwardedFor } from './client-network.ts'
import { failure } from './message-answer.ts'
import { readMessage } from './message-body.ts'

/** Long enough that two visitors do not choose the same key. */
const KEY = /^[\x21-\x7e]{8,128}$/

export interface SentMessage extends Client {
  message: Message
  forwardedFor: string
}

/** Stores a message or passes it on, once for each key. If it fails, the status is 500 or more. */
export type Delivery = (sent: SentMessage) => Promise<Response>

/** `POST /fez/messages` (specification, section 7). */
export function messages(trustProxy: boolean, deliver: Delivery): Hono {
  const routes = new Hono()
  routes.post('/messages', async (c) => {
    const key = c.req.header('Idempotency-Key')
    if (key !== undefined && !KEY.test(key)) {
      events.emit('message', 'invalid')
      return failure(400, { error: 'Idempotency-Key has 8 to 128 visible ASCII characters.' })
    }
    const body = await readMessage(c.req.raw)
    if (!('message' in body)) {
      events.emit('message', 'invalid')
      return failure(body.status, body.why)
    }
    return deliver({
      message: body.message,
      key,
      network: clientNetwork(c, trustProxy),
      forwardedFor: forwardedFor(c, trustProxy),
    })
  })
  routes.all('/messages', otherMethods('POST'))
  return routes
}
