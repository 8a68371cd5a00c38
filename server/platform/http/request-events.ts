import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { serverEvents } from '../server-events.ts'

const METHODS = ['GET', 'HEAD', 'POST']

/** @param findPage returns the page at a path, as the table of routes spells it */
export function requestEvents(findPage: (path: string) => string | undefined): MiddlewareHandler {
  return async (c, next) => {
    const startMs = performance.now()
    await next()
    const { method, path } = c.req
    const matched = routePath(c)
    serverEvents.emit('request', {
      method: METHODS.includes(method) ? method : 'other',
      route: /^\/(fez\/)?\*$/.test(matched) ? (findPage(path) ?? fileRoute(path)) : matched,
      status: c.res.status,
      seconds: (performance.now() - startMs) / 1000,
    })
  }
}

function fileRoute(path: string): string {
  return path.startsWith('/assets/') ? '/assets/*' : 'other'
}
