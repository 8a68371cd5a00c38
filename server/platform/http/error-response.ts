import type { Context, Handler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export function errorResponse(c: Context, status: ContentfulStatusCode, error: string): Response {
  return c.json({ error }, status, { 'Cache-Control': 'no-cache' })
}

export function noSuchFile(c: Context): Response {
  return errorResponse(c, 404, 'There is no such file.')
}

export function methodNotAllowed(...allowed: string[]): Handler {
  return (c) => {
    c.header('Allow', allowed.join(', '))
    return errorResponse(c, 405, `${c.req.method} is not allowed here.`)
  }
}
