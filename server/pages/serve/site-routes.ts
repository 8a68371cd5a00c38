import { Hono } from 'hono'
import { encodeBody, type EncodedBody, encodedResponse } from '../../platform/http/encoded-body.ts'
import { methodNotAllowed } from '../../platform/http/error-response.ts'
import { createFileFinder } from '../../platform/http/file-finder.ts'
import { notModified } from '../../platform/http/not-modified.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { pageHandler } from './page-handler.ts'
import type { PageStore } from './page-store.ts'
import { robotsTxt } from './robots-txt.ts'
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts'
import { type LastChanges, sitemap } from './sitemap.ts'

const PLAIN_TEXT = 'text/plain; charset=utf-8'

const TEXT_HEADERS = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }

export interface BuiltSite {
  folder: string
  pages: PageStore
  changes: LastChanges
}

/** The built site: its pages and files, and what search engines and security researchers look for. */
export function siteRoutes(
  { folder, pages, changes }: BuiltSite,
  settings: Pick<Settings, 'pagesMaxAgeS' | 'securityContact' | 'siteUrl'>,
): Hono {
  const { securityContact, siteUrl } = settings
  const routes = new Hono()
  routes.use(notModified)
  const textRoute = (path: string, type: string, text: () => string) => {
    let last: EncodedBody | undefined
    routes.get(path, async (c) => {
      last = await encodeBody(text(), last)
      return encodedResponse(c, last, { ...TEXT_HEADERS, 'Content-Type': type })
    })
  }
  textRoute('/sitemap.xml', 'application/xml', () => sitemap(pages.listed, siteUrl, changes))
  textRoute('/robots.txt', PLAIN_TEXT, () => robotsTxt(siteUrl))
  if (securityContact !== undefined) {
    textRoute(`/${SECURITY_TXT_PATH}`, PLAIN_TEXT, () => securityTxt(securityContact, siteUrl))
  }
  routes.get('/*', pageHandler(pages, createFileFinder(folder), settings))
  routes.all('/*', methodNotAllowed('GET', 'HEAD'))
  return routes
}
