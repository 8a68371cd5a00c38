import type { Context, Handler } from 'hono'
import { getCookie } from 'hono/cookie'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '../../src/isomorphic/languages.ts'
import { sharedCacheHeaders } from '../http/encoded-body.ts'
import { siteHeaders } from '../http/security-headers.ts'
import type { Settings } from '../settings/settings.ts'
import { pageResponse } from './encoded-page.ts'
import type { SitePages } from './site-pages.ts'

export const PAGE_VARY = 'Accept-Encoding, Cookie'

/**
 * Answers with prerendered pages, and leaves other requests to the next handler. Makes the headers only
 * once: to set them one by one takes longer than the rest of the response.
 */
export function servePrerenderedPages(
  pages: () => SitePages,
  { pagesMaxAgeS: maxAgeS, siteUrl }: Pick<Settings, 'pagesMaxAgeS' | 'siteUrl'>,
): Handler {
  const headers = {
    ...siteHeaders(siteUrl),
    ...sharedCacheHeaders(maxAgeS),
    Vary: PAGE_VARY,
  }
  return (c, next) => {
    const page = pages().prerendered(c.req.path, requestedLanguage(c))
    return page ? Promise.resolve(pageResponse(c, page, headers)) : next()
  }
}

export function requestedLanguage(c: Context): Language {
  const fromQuery = parseLanguage(c.req.query('lang'))
  return fromQuery ?? parseLanguage(getCookie(c, 'language')) ?? FALLBACK_LANGUAGE
}
