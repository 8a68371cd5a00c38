import type { Context, Handler } from 'hono'
import {
  FALLBACK_LANGUAGE,
  type Language,
  parseLanguage,
} from '../../../src/isomorphic/languages.ts'
import { languageCookie } from '../../../src/isomorphic/visitor-language.ts'
import { noSuchFile } from '../../platform/http/error-response.ts'
import type { FileFinder } from '../../platform/http/file-finder.ts'
import { sharedCacheHeaders } from '../../platform/http/shared-cache-headers.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { pageResponse } from './encoded-page.ts'
import { NOT_FOUND_PATH, type PageStore } from './page-store.ts'
import { staticFile } from './static-file.ts'

const VARY = 'Accept-Encoding, Cookie'

/**
 * Answers with the page at the path, in the language of `?lang=` or of the cookie, or else with the file there.
 * If there is neither, answers with the error page, unless the path is a file's and nobody wants HTML.
 */
export function pageHandler(
  pages: PageStore,
  findFile: FileFinder,
  { pagesMaxAgeS }: Pick<Settings, 'pagesMaxAgeS'>,
): Handler {
  const prerendered = { ...sharedCacheHeaders(pagesMaxAgeS), Vary: VARY }
  const other = { 'Cache-Control': 'no-cache', Vary: `${VARY}, Accept` }

  return async (c) => {
    const language = requestedLanguage(c)
    // It is decoded, as the router decodes it in the browser.
    const { path: pathname } = c.req
    const page = pages.get(pathname, language)
    if (page) return pageResponse(c, page, prerendered)

    const path = pages.canonicalPath(pathname)
    if (path === pathname) return pageResponse(c, pages.shell, other)
    if (path !== undefined) {
      // By default, a browser would keep it for ever, even if the route is spelt differently later.
      c.header('Cache-Control', 'no-cache')
      return c.redirect(path + new URL(c.req.url).search, 308)
    }
    if (isNamedAsFile(pathname)) {
      const file = await staticFile(c, findFile)
      if (file) return file
      if (!acceptsHtml(c)) {
        c.header('Vary', 'Accept')
        return noSuchFile(c)
      }
    }
    return pageResponse(c, pages.get(NOT_FOUND_PATH, language) ?? pages.shell, other, 404)
  }
}

function requestedLanguage(c: Context): Language {
  const fromQuery = parseLanguage(c.req.query('lang'))
  return fromQuery ?? parseLanguage(languageCookie(c.req.header('Cookie'))) ?? FALLBACK_LANGUAGE
}

function isNamedAsFile(pathname: string): boolean {
  return pathname.slice(pathname.lastIndexOf('/')).includes('.')
}

function acceptsHtml(c: Context): boolean {
  return c.req.header('Accept')?.includes('text/html') ?? false
}
