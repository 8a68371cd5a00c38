import type { MiddlewareHandler } from 'hono'
import { logFault } from '../log.ts'

/** Warns once if requests seem to come through a proxy that the settings do not mention. */
export function unknownProxy(): MiddlewareHandler {
  let warned = false
  return async (c, next) => {
    if (!warned && c.req.header('X-Forwarded-For') !== undefined) {
      warned = true
      logFault(
        'A request brought X-Forwarded-For: behind a proxy set TRUST_PROXY=1, or all visitors count as one',
      )
    }
    await next()
  }
}
