import { boundedBytes } from '../http/bounded-bytes.ts'
import { log, logFault, reasonOf } from '../log.ts'
import { RateLimit } from '../message-store/rate-limit.ts'
import type { Delivery, SentMessage } from './delivery.ts'
import { failure, NOT_KEPT, overLimit, success } from './message-answer.ts'

/** In milliseconds: enough for a backend that sends mail, less than the minute of most proxies. */
const DEADLINE = 30_000

/** In bytes. */
const ANSWER_LIMIT = 64 * 1024

const ANSWER_HEADERS = ['content-type', 'retry-after']

/** Passes messages on to the backend, which knows their keys, and its answers back. */
export function passingOn(backend: URL, limit: number | 'off', deadline = DEADLINE): Delivery {
  const address = `${backend.href.replace(/\/$/, '')}/fez/messages`
  const counter = limit === 'off' ? undefined : new RateLimit(limit)

  async function passOn(sent: SentMessage): Promise<Response> {
    if (sent.message.spam) {
      log('A message was not passed on: the field that people do not see was filled in')
      return success()
    }
    try {
      return await backendsAnswer(address, sent, AbortSignal.timeout(deadline))
    } catch (fault) {
      logFault(`A message could not be passed on to ${address}: ${reasonOf(fault)}`)
      const late = fault instanceof DOMException && fault.name === 'TimeoutError'
      return failure(late ? 504 : 502)
    }
  }

  return async (sent) => {
    const seconds = counter?.take(sent.client) ?? 0
    if (seconds > 0) return overLimit(seconds)
    const answer = await passOn(sent)
    if (answer.status >= 500) counter?.giveBack(sent.client)
    return answer
  }
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
  const bytes = await boundedBytes(answer.body, ANSWER_LIMIT)
  if (bytes === 'too long') throw new Error(`its answer is longer than ${ANSWER_LIMIT} bytes`)
  if (status >= 300 && status < 400) throw new Error(`it answers with the redirection ${status}`)
  if (status >= 500) logFault(`${address} answered a message with ${status}`)

  const headers = new Headers(NOT_KEPT)
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(bytes.length > 0 ? bytes : null, { status, headers })
}
