import { callAddress } from '../../src/isomorphic/calls.ts'
import { reportsSuccess } from '../../src/isomorphic/reports-success.ts'
import { backendAuthorization, pickHeaders } from '../platform/http/backend-headers.ts'
import { readLimitedBody } from '../platform/http/read-limited-body.ts'
import { errorMessage } from '../platform/log/error-message.ts'
import { FailureLog, VISITORS_REMINDER_MS } from '../platform/log/failure-log.ts'
import type { MessageResult } from '../platform/server-events.ts'
import { failureResponse, type Outcome, rateLimited } from './message-response.ts'
import type { MessageHandler, ReceivedMessage } from './receive-messages.ts'
import { MemoryRateLimiter } from './store/memory-rate-limiter.ts'

/** Enough for a backend that sends mail. Most proxies wait a minute. */
const TIMEOUT_MS = 30_000

const MAX_RESPONSE_BYTES = 64 * 1024

interface ForwardOptions {
  limit: number | 'off'
  /** The token that the backend asks for. */
  token?: string | undefined
  timeoutMs?: number | undefined
}

/** Forwards messages to the backend, which knows their keys, and returns its responses. */
export function forwardToBackend(
  backend: URL,
  { limit, token, timeoutMs = TIMEOUT_MS }: ForwardOptions,
): MessageHandler {
  const address = callAddress(backend.href, 'messages')
  const authorization = backendAuthorization(token)
  const limiter = new MemoryRateLimiter(limit)
  const failures = new FailureLog(VISITORS_REMINDER_MS)

  async function forward(received: ReceivedMessage): Promise<Outcome> {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const { result, response } = await backendResponse(address, authorization, received, signal)
      if (result === 'failed') {
        const lack = response.ok ? ', and does not report success' : ''
        failures.failed(address, `${address} answered a message with ${response.status}${lack}`)
      } else if (result === 'forwarded') {
        failures.succeeded(address, `${address} takes messages again`)
      }
      return { result, response }
    } catch (error) {
      const reason = errorMessage(error)
      failures.failed(address, `A message could not be forwarded to ${address}: ${reason}`)
      const isLate = error instanceof DOMException && error.name === 'TimeoutError'
      return { response: failureResponse(isLate ? 504 : 502), result: 'failed' }
    }
  }

  return async (received) => {
    const waitS = limiter.countOrWaitS(received.network)
    if (waitS > 0) return rateLimited(waitS)
    const outcome = await forward(received)
    if (outcome.result === 'failed') limiter.refund(received.network)
    return outcome
  }
}

/**
 * The statuses that are about the message itself. Any other error is in the backend, its address or its
 * token.
 */
const RESULTS: Partial<Record<number, MessageResult>> = {
  400: 'invalid',
  409: 'key_reused',
  413: 'invalid',
  422: 'invalid',
  429: 'rate_limited',
}

function resultOf(status: number, body: string): MessageResult {
  if (status < 300 && reportsSuccess(parseJson(body))) return 'forwarded'
  return RESULTS[status] ?? 'failed'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function backendResponse(
  address: string,
  authorization: { Authorization?: string },
  { message: { spam, ...message }, key, forwardedFor }: ReceivedMessage,
  signal: AbortSignal,
): Promise<Outcome> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      ...authorization,
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Forwarded-For': forwardedFor,
      ...(key !== undefined && { 'Idempotency-Key': key }),
      ...(spam && { 'X-Suspected-Spam': '1' }),
    },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal,
  })
  const { status } = response
  const bytes = await readLimitedBody(response.body, MAX_RESPONSE_BYTES)
  if (bytes === 'too long')
    throw new Error(`its response is longer than ${MAX_RESPONSE_BYTES} bytes`)
  if (status >= 300 && status < 400) throw new Error(`it answers with the redirection ${status}`)
  const result = resultOf(status, new TextDecoder().decode(bytes))

  const headers = pickHeaders(['content-type', 'retry-after'], response.headers)
  headers.set('cache-control', 'no-cache')
  return {
    response: new Response(bytes.length > 0 ? bytes : null, { status, headers }),
    result,
  }
}
