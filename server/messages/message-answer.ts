export function success(): Response {
  return Response.json({ success: true }, { status: 201, headers: NOT_KEPT })
}

export function failure(status: number, why = {}, headers = {}): Response {
  const init = { status, headers: { ...NOT_KEPT, ...headers } }
  return Response.json({ success: false, ...why }, init)
}

export function overLimit(seconds: number): Response {
  return failure(429, {}, { 'Retry-After': String(seconds) })
}

export const NOT_KEPT = { 'Cache-Control': 'no-cache' }
