import { type Context, Hono } from 'hono'
import { CONTENT_CALLS, type ContentCall, queryOfCall } from '../../src/isomorphic/calls.ts'
import { encodedResponse } from '../platform/http/encoded-body.ts'
import { errorResponse, methodNotAllowed } from '../platform/http/error-response.ts'
import { notModified } from '../platform/http/not-modified.ts'
import { sharedCacheHeaders } from '../platform/http/shared-cache-headers.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { ContentCache } from './content-cache.ts'
import { ContentError } from './content-error.ts'

/** Answers content calls from the cache. A call that has no response there waits for one. */
export function contentRoutes(
  contentCache: ContentCache,
  { pagesMaxAgeS }: Pick<Settings, 'pagesMaxAgeS'>,
): Hono {
  const headers = {
    ...sharedCacheHeaders(pagesMaxAgeS),
    'Content-Type': 'application/json',
    Vary: 'Accept-Encoding',
  }
  const routes = new Hono()
  routes.use(notModified)
  for (const call of CONTENT_CALLS) {
    routes.get(`/${call}`, async (c) => {
      const missing = missingQuery(c, call)
      if (missing !== undefined) return errorResponse(c, 400, `${call} needs the query ${missing}.`)
      try {
        return encodedResponse(c, await contentCache.get(call), headers)
      } catch (thrown) {
        const { status, publicMessage } = ContentError.of(thrown)
        return errorResponse(c, status, publicMessage)
      }
    })
    routes.all(`/${call}`, methodNotAllowed('GET', 'HEAD'))
  }
  return routes
}

function missingQuery(c: Context, call: ContentCall): string | undefined {
  const query = [...new URLSearchParams(queryOfCall(call))]
  return query.find(([name, value]) => c.req.query(name) !== value)?.join('=')
}
