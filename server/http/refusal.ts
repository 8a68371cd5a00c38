import type { Context, Handler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export function refusal(c: Context, status: ContentfulStatusCode, error: string): Response {
  return c.json({ error }, status, { 'Cache-Control': 'no-cache' })
}

export function otherMethods(...allowed: string[]): Handler {
  return (c) => {
    c.header('Allow', allowed.join(', '))
    return refusal(c, 405, `${c.req.method} is not allowed here.`)
  }
}
