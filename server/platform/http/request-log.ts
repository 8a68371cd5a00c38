import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { log } from '../log/log.ts'

/** Logs each request without personal data: no address, and no unknown path. */
export const requestLog: MiddlewareHandler = async (c, next) => {
  const start = performance.now()
  await next()
  const { method } = c.req
  const { status } = c.res
  const path = status < 400 ? c.req.path : routePath(c)
  const ms = Math.round(performance.now() - start)
  log(`${method} ${path} ${status} ${ms} ms`, { method, path, status, ms })
}
