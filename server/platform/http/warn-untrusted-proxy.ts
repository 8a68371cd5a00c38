import type { MiddlewareHandler } from 'hono'
import { FailureLog } from '../log/failure-log.ts'

/** Warns once if requests seem to come through a proxy that no setting mentions. */
export function warnUntrustedProxy(): MiddlewareHandler {
  const failures = new FailureLog()
  return async (c, next) => {
    if (c.req.header('X-Forwarded-For') !== undefined) {
      failures.failed(
        'X-Forwarded-For',
        'A request has X-Forwarded-For, so all visitors may count as one. Behind proxies, set TRUST_PROXY to their number',
      )
    }
    await next()
  }
}
