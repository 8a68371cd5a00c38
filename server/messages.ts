import { Hono } from 'hono'
import { otherMethods } from './refusal.ts'

/** `POST /fez/messages` (specification, section 7): this server does not take messages yet. */
export function messages(): Hono {
  const routes = new Hono()
  routes.post('/messages', (c) =>
    c.json({ success: false, error: 'This server does not take messages yet.' }, 501, {
      'Cache-Control': 'no-cache',
    }),
  )
  routes.all('/messages', otherMethods('POST'))
  return routes
}
