import type { MiddlewareHandler } from 'hono'

/** Keeps search engines from showing a preview, its pictures and documents too. */
export const noIndex: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
}
