import type { Context, Handler } from 'hono'
import { getCookie } from 'hono/cookie'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '../../src/i18n/languages.ts'
import { siteHeaders } from '../http/security-headers.ts'
import { pageAnswer } from './page.ts'
import type { SitePages } from './site-pages.ts'

/** What answers go by. */
export const PAGE_VARY = 'Accept-Encoding, Cookie'

/**
 * Answers with the pages that are written, and leaves all else to others. All headers are made once:
 * to set them one by one takes longer than the rest of the answer.
 * @param maxAge how many seconds a shared cache may keep a page
 */
export function writtenPages(pages: () => SitePages, maxAge: number, overTls: boolean): Handler {
  const shared = (name: string) => `${name}=${maxAge}, stale-while-revalidate=${maxAge}`
  const headers = {
    ...siteHeaders(overTls),
    'Cache-Control': `public, max-age=0, must-revalidate, ${shared('s-maxage')}`,
    // RFC 9213. To some shared caches, must-revalidate forbids what is stale; browsers need it.
    'CDN-Cache-Control': shared('max-age'),
    Vary: PAGE_VARY,
  }
  return (c, next) => {
    const page = pages().prerendered(c.req.path, languageOf(c))
    return page ? Promise.resolve(pageAnswer(c, page, headers)) : next()
  }
}

export function languageOf(c: Context): Language {
  const asked = parseLanguage(c.req.query('lang'))
  return asked ?? parseLanguage(getCookie(c, 'language')) ?? FALLBACK_LANGUAGE
}
