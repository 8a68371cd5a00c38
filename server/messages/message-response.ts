export function successResponse(): Response {
  return Response.json({ success: true }, { status: 201, headers: NO_CACHE })
}

export function failureResponse(status: number, details = {}, headers = {}): Response {
  return Response.json(
    { success: false, ...details },
    { status, headers: { ...NO_CACHE, ...headers } },
  )
}

export function rateLimitedResponse(seconds: number): Response {
  return failureResponse(429, {}, { 'Retry-After': String(seconds) })
}

const NO_CACHE = { 'Cache-Control': 'no-cache' }
