import type { MiddlewareHandler } from 'hono'
import { logError } from '../log/log.ts'

/** Warns once if requests seem to come through a proxy that no setting mentions. */
export function warnUntrustedProxy(): MiddlewareHandler {
  let warned = false
  return async (c, next) => {
    if (!warned && c.req.header('X-Forwarded-For') !== undefined) {
      warned = true
      logError(
        'A request has X-Forwarded-For, so all visitors may count as one. Behind proxies, set TRUST_PROXY to their number',
      )
    }
    await next()
  }
}
