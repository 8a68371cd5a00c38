import { type Context, Hono } from 'hono'
import { methodNotAllowed } from '../platform/http/error-response.ts'
import { serverEvents } from '../platform/server-events.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { clientNetwork, forwardedFor } from './client-network.ts'
import { failureResponse, type Outcome, rateLimited } from './message-response.ts'
import { readMessage } from './read-message.ts'
import { MemoryRateLimiter } from './store/memory-rate-limiter.ts'
import type { Message, MessageOrigin } from './store/message-store.ts'

/** Long enough that two visitors do not choose the same key. */
const KEY = /^[\x21-\x7e]{8,128}$/

export interface ReceivedMessage extends MessageOrigin {
  message: Message
  forwardedFor: string
}

/** Stores or forwards a message, once for each key. */
export type MessageHandler = (received: ReceivedMessage) => Promise<Outcome>

/**
 * `POST /fez/messages` (requirements, section 7). A client has the same limit for messages that are refused
 * as for others.
 */
export function receiveMessages(
  { trustedProxies, rateLimit }: Pick<Settings, 'rateLimit' | 'trustedProxies'>,
  handleMessage: MessageHandler,
): Hono {
  const refused = new MemoryRateLimiter(rateLimit)

  async function receive(c: Context): Promise<Outcome> {
    const network = clientNetwork(c, trustedProxies)
    // The message counts while it is read, too, because many may come at once.
    const waitS = refused.countOrWaitS(network)
    if (waitS > 0) return rateLimited(waitS)
    const key = c.req.header('Idempotency-Key')
    const message = keyProblem(key) ?? (await readMessage(c.req.raw))
    if (message instanceof Response) return { result: 'invalid', response: message }
    refused.refund(network)
    return handleMessage({ message, key, network, forwardedFor: forwardedFor(c, trustedProxies) })
  }

  const routes = new Hono()
  routes.post('/messages', async (c) => {
    const { result, response } = await receive(c)
    serverEvents.emit('message', result)
    return response
  })
  routes.all('/messages', methodNotAllowed('POST'))
  return routes
}

function keyProblem(key: string | undefined): Response | undefined {
  if (key === undefined || KEY.test(key)) return undefined
  return failureResponse(400, { error: 'Idempotency-Key has 8 to 128 visible ASCII characters.' })
}
