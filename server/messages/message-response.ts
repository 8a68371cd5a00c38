import type { MessageResult } from '../platform/server-events.ts'

/** What became of a message, with the response to its visitor. */
export interface Outcome {
  result: MessageResult
  response: Response
}

export function successResponse(): Response {
  return Response.json({ success: true }, { status: 201, headers: NO_CACHE })
}

export function failureResponse(status: number, details = {}, headers = {}): Response {
  return Response.json(
    { success: false, ...details },
    { status, headers: { ...NO_CACHE, ...headers } },
  )
}

export function rateLimited(retryAfterS: number): Outcome {
  const response = failureResponse(429, {}, { 'Retry-After': String(retryAfterS) })
  return { result: 'rate_limited', response }
}

const NO_CACHE = { 'Cache-Control': 'no-cache' }
