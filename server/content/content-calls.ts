import { type Context, type Handler, Hono } from 'hono'
import { CONTENT_CALLS, type ContentCall, queryOf } from '../../src/isomorphic/calls.ts'
import { type EncodedBody, encodedResponse, sharedCacheHeaders } from '../http/encoded-body.ts'
import { errorResponse, methodNotAllowed } from '../http/error-response.ts'
import { fileHeaders, siteHeaders } from '../http/security-headers.ts'
import type { Settings } from '../settings/settings.ts'
import { ContentError } from './content-error.ts'
import type { ContentStore } from './content-store.ts'

type CacheSettings = Pick<Settings, 'pagesMaxAgeS' | 'siteUrl'>

/**
 * Answers content calls from what the store holds, and leaves other requests to the next handler. Makes the
 * headers only once: to set them one by one takes longer than the rest of the response.
 */
export function heldContent(store: ContentStore, settings: CacheSettings): Hono {
  const respond = responder(settings)
  return eachCall((call) => (c, next) => {
    const held = missingQuery(c, call) === undefined ? store.held(call) : undefined
    return held ? Promise.resolve(respond(c, held)) : next()
  })
}

/** Answers content calls. One that was never answered waits for its response. */
export function contentCalls(store: ContentStore, settings: CacheSettings): Hono {
  const respond = responder(settings)
  const routes = eachCall((call) => async (c) => {
    const missing = missingQuery(c, call)
    if (missing) return errorResponse(c, 400, `${call} needs the query ${missing.join('=')}.`)
    try {
      return respond(c, await store.get(call))
    } catch (thrown) {
      const { status, publicMessage } = ContentError.of(thrown)
      return errorResponse(c, status, publicMessage)
    }
  })
  for (const call of CONTENT_CALLS) routes.all(`/${call}`, methodNotAllowed('GET', 'HEAD'))
  return routes
}

function eachCall(handler: (call: ContentCall) => Handler): Hono {
  const routes = new Hono()
  for (const call of CONTENT_CALLS) routes.get(`/${call}`, handler(call))
  return routes
}

function responder({ pagesMaxAgeS, siteUrl }: CacheSettings) {
  const headers = {
    ...siteHeaders(siteUrl),
    ...sharedCacheHeaders(pagesMaxAgeS),
    Vary: 'Accept-Encoding',
  }
  const bodyHeaders = { ...fileHeaders(siteUrl), 'Content-Type': 'application/json' }
  return (c: Context, body: EncodedBody) => encodedResponse(c, body, headers, bodyHeaders)
}

function missingQuery(c: Context, call: ContentCall): [name: string, value: string] | undefined {
  return Object.entries(queryOf(call)).find(([name, value]) => c.req.query(name) !== value)
}
