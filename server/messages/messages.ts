import { Hono } from 'hono'
import { otherMethods } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { clientAddress, forwardedFor } from './client-address.ts'
import type { Delivery } from './delivery.ts'
import { failure } from './message-answer.ts'
import { readMessage } from './message-body.ts'
import { passingOn } from './passing-on.ts'
import { RateLimit } from './rate-limit.ts'
import { storing } from './storing.ts'

/** Visible ASCII, and long enough that no two visitors think of the same. */
const KEY = /^[\x21-\x7e]{8,128}$/

/**
 * `POST /fez/messages` (specification, section 7). What comes through the guards is delivered. A
 * message is sent again with the Idempotency-Key of the first time, and is taken in once.
 */
export function messages(settings: Settings, delivery = deliveryOf(settings)): Hono {
  const { rateLimit, trustProxy } = settings
  const limit = rateLimit === 'off' ? undefined : new RateLimit(rateLimit)
  const routes = new Hono()
  routes.post('/messages', async (c) => {
    const key = c.req.header('Idempotency-Key')
    if (key !== undefined && !KEY.test(key)) {
      return failure(400, { error: 'Idempotency-Key has 8 to 128 visible ASCII characters.' })
    }
    const body = await readMessage(c.req.raw)
    if (!('message' in body)) return failure(body.status, body.why)

    // From here to the store nothing else runs in this process: two with one key are not both new.
    const sent = { message: body.message, key, forwardedFor: forwardedFor(c, trustProxy) }
    const earlier = delivery.earlier(sent)
    if (earlier) return earlier
    const client = clientAddress(c, trustProxy)
    const seconds = limit?.take(client) ?? 0
    if (seconds > 0) return failure(429, {}, { 'Retry-After': String(seconds) })

    const answer = await delivery.deliver(sent)
    if (answer.status >= 500) limit?.giveBack(client)
    return answer
  })
  routes.all('/messages', otherMethods('POST'))
  return routes
}

function deliveryOf({ contentApi, messagesDb }: Settings): Delivery {
  return contentApi ? passingOn(contentApi) : storing(messagesDb)
}
