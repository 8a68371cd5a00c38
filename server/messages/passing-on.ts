import { events, type MessageResult } from '../events.ts'
import { boundedBytes } from '../http/bounded-bytes.ts'
import { chosenHeaders } from '../http/chosen-headers.ts'
import { log, logFault, reasonOf } from '../log.ts'
import { RateLimiter } from '../message-store/rate-limiter.ts'
import { failure, overLimit, success } from './message-answer.ts'
import type { Delivery, SentMessage } from './messages.ts'

/** Enough for a backend that sends mail. Most proxies wait a minute. */
const TIMEOUT_MS = 30_000

const MAX_ANSWER_BYTES = 64 * 1024

/** Passes messages on to the backend, which knows their keys, and returns its answers. */
export function passingOn(backend: URL, limit: number | 'off', timeoutMs = TIMEOUT_MS): Delivery {
  const address = `${backend.href.replace(/\/$/, '')}/fez/messages`
  const counter = limit === 'off' ? undefined : new RateLimiter(limit)

  async function passOn(sent: SentMessage): Promise<Response> {
    if (sent.message.spam) {
      log('A message was not passed on, because it is spam: its hidden field was filled in')
      return success()
    }
    try {
      return await backendsAnswer(address, sent, AbortSignal.timeout(timeoutMs))
    } catch (fault) {
      logFault(`A message could not be passed on to ${address}: ${reasonOf(fault)}`)
      const late = fault instanceof DOMException && fault.name === 'TimeoutError'
      return failure(late ? 504 : 502)
    }
  }

  return async (sent) => {
    const seconds = counter?.take(sent.network) ?? 0
    if (seconds > 0) {
      events.emit('message', 'rate_limited')
      return overLimit(seconds)
    }
    const answer = await passOn(sent)
    if (answer.status >= 500) counter?.refund(sent.network)
    events.emit('message', sent.message.spam ? 'spam' : resultOf(answer.status))
    return answer
  }
}

function resultOf(status: number): MessageResult {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'invalid' : 'forwarded'
}

async function backendsAnswer(
  address: string,
  { message, key, forwardedFor }: SentMessage,
  signal: AbortSignal,
): Promise<Response> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Forwarded-For': forwardedFor,
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify({ ...message, spam: undefined }),
    redirect: 'manual',
    signal,
  })
  const { status } = answer
  const bytes = await boundedBytes(answer.body, MAX_ANSWER_BYTES)
  if (bytes === 'too long') throw new Error(`its answer is longer than ${MAX_ANSWER_BYTES} bytes`)
  if (status >= 300 && status < 400) throw new Error(`it answers with the redirection ${status}`)
  if (status >= 500) logFault(`${address} answered a message with ${status}`)

  const headers = chosenHeaders(['content-type', 'retry-after'], answer.headers)
  headers.set('cache-control', 'no-cache')
  return new Response(bytes.length > 0 ? bytes : null, { status, headers })
}
