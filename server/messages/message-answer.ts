/** The message was taken in. */
export function success(): Response {
  return Response.json({ success: true }, { status: 201, headers: NOT_KEPT })
}

/** It was not; `why` stands in the body beside that. */
export function failure(status: number, why = {}, headers = {}): Response {
  const init = { status, headers: { ...NOT_KEPT, ...headers } }
  return Response.json({ success: false, ...why }, init)
}

/** There will be room for it in so many seconds. */
export function overLimit(seconds: number): Response {
  return failure(429, {}, { 'Retry-After': String(seconds) })
}

/** No cache answers a message in the server's place. */
export const NOT_KEPT = { 'Cache-Control': 'no-cache' }
