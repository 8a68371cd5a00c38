import { Hono } from 'hono'
import { methodNotAllowed } from '../platform/http/error-response.ts'
import { serverEvents } from '../platform/monitoring/server-events.ts'
import { clientNetwork, forwardedFor } from './client-network.ts'
import { failureResponse } from './message-response.ts'
import { readMessage } from './read-message.ts'
import type { Message, MessageOrigin } from './store/message-store.ts'

/** Long enough that two visitors do not choose the same key. */
const KEY = /^[\x21-\x7e]{8,128}$/

export interface ReceivedMessage extends MessageOrigin {
  message: Message
  forwardedFor: string
}

/** Stores or forwards a message, once for each key. If it fails, the status is 500 or more. */
export type MessageHandler = (received: ReceivedMessage) => Promise<Response>

/** `POST /fez/messages` (requirements, section 7). */
export function receiveMessages(trustedProxies: number, handleMessage: MessageHandler): Hono {
  const routes = new Hono()
  routes.post('/messages', async (c) => {
    const key = c.req.header('Idempotency-Key')
    if (key !== undefined && !KEY.test(key)) {
      serverEvents.emit('message', 'invalid')
      return failureResponse(400, {
        error: 'Idempotency-Key has 8 to 128 visible ASCII characters.',
      })
    }
    const message = await readMessage(c.req.raw)
    if (message instanceof Response) {
      serverEvents.emit('message', 'invalid')
      return message
    }
    return handleMessage({
      message,
      key,
      network: clientNetwork(c, trustedProxies),
      forwardedFor: forwardedFor(c, trustedProxies),
    })
  })
  routes.all('/messages', methodNotAllowed('POST'))
  return routes
}
