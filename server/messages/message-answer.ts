export function success(): Response {
  return Response.json({ success: true }, { status: 201, headers: NOT_KEPT })
}

export function failure(status: number, why = {}, headers = {}): Response {
  return Response.json({ success: false, ...why }, { status, headers: { ...NOT_KEPT, ...headers } })
}

export function overLimit(seconds: number): Response {
  return failure(429, {}, { 'Retry-After': String(seconds) })
}

const NOT_KEPT = { 'Cache-Control': 'no-cache' }
