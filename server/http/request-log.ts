import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { log } from '../log.ts'

/**
 * A line of JSON a request, without addresses and without what a visitor typed: a path stands in it
 * where there is something at it, else the route that was asked.
 */
export const requestLog: MiddlewareHandler = async (c, next) => {
  const start = performance.now()
  await next()
  const { status } = c.res
  const path = status < 400 ? c.req.path : routePath(c)
  const ms = Math.round(performance.now() - start)
  log(JSON.stringify({ time: new Date().toISOString(), method: c.req.method, path, status, ms }))
}
