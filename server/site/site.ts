import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { encodeBody, encodedResponse } from '../http/encoded-body.ts'
import { acceptedEncoding, ENCODINGS, isCompressible } from '../http/encoding.ts'
import { methodNotAllowed } from '../http/error-response.ts'
import { fileResponse, rangeResponse, setFileHeaders } from '../http/file-response.ts'
import { findFile } from '../http/find-file.ts'
import { pathSegments } from '../http/url-path.ts'
import { pageResponse } from './encoded-page.ts'
import { SECURITY_TXT, securityTxt } from './security-txt.ts'
import { PAGE_VARY, requestedLanguage } from './serve-prerendered-pages.ts'
import type { SitePages } from './site-pages.ts'
import { type LastChanges, robots, sitemap } from './sitemap.ts'

const PLAIN_TEXT = 'text/plain; charset=utf-8'

const TEXT_HEADERS = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }

export interface BuiltSite {
  folder: string
  /** Called for each request, because the pages change while the server runs. */
  pages: () => SitePages
  changes: LastChanges
  siteUrl: URL
  /** A URI for security.txt; without one, there is no such file. */
  securityContact?: string | undefined
}

/**
 * If the last segment of a path has a dot, it names a file, otherwise a page, in the language of
 * `?lang=` or of the cookie. For an unknown page, or for a missing file that should be HTML, the
 * response is the error page with status 404.
 */
export function site(builtSite: BuiltSite): Hono {
  const { folder, pages: pagesNow, changes, siteUrl, securityContact } = builtSite
  const routes = new Hono()
  const textRoute = (path: string, type: string, text: () => string) =>
    routes.get(path, async (c) =>
      encodedResponse(c, await encodeBody(text()), TEXT_HEADERS, { 'Content-Type': type }),
    )
  textRoute('/sitemap.xml', 'application/xml', () => sitemap(pagesNow().listed, siteUrl, changes))
  textRoute('/robots.txt', PLAIN_TEXT, () => robots(siteUrl))
  if (securityContact !== undefined) {
    textRoute(`/${SECURITY_TXT}`, PLAIN_TEXT, () => securityTxt(securityContact, siteUrl))
  }
  routes.get('/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const pages = pagesNow()
    const path = pages.find(pathname)
    if (path === undefined && isNamedAsFile(pathname)) {
      if (!acceptsHtml(c) || (await builtFile(c, folder))) return next()
    }
    if (path !== undefined && path !== pathname) {
      // By default, a browser would keep it for ever, even if the route is spelt differently later.
      c.header('Cache-Control', 'no-cache')
      return c.redirect(path + search, 308)
    }
    const page = pages.prerendered(path, requestedLanguage(c)) ?? pages.shell
    const headers = { 'Cache-Control': 'no-cache', Vary: `${PAGE_VARY}, Accept` }
    return pageResponse(c, page, headers, path === undefined ? 404 : 200)
  })
  routes.get('/*', etag(), (c) => assetResponse(c, folder))
  routes.all('/*', methodNotAllowed('GET', 'HEAD'))
  return routes
}

function isNamedAsFile(pathname: string): boolean {
  return /\.|%2e/i.test(pathname.slice(pathname.lastIndexOf('/') + 1))
}

function acceptsHtml(c: Context): boolean {
  return c.req.header('Accept')?.includes('text/html') ?? false
}

/** HTML files are pages, which need their policy. `_nginx.conf` is for a host of static files. */
async function builtFile(c: Context, folder: string) {
  const segments = pathSegments(c.req.url) ?? []
  const name = segments.at(-1)
  if (!name || name.endsWith('.html') || segments[0]?.startsWith('_')) return undefined
  const file = await findFile(folder, segments)
  return file && { file, name, segments }
}

async function assetResponse(c: Context, folder: string): Promise<Response> {
  const found = await builtFile(c, folder)
  if (!found) return c.text('Not found', 404, { 'Cache-Control': 'no-cache', Vary: 'Accept' })

  const { file, name, segments } = found
  // Vite puts a content hash into the names in assets/.
  const cacheControl = segments[0] === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache'
  const encoding = isCompressible(name) ? acceptedEncoding(c) : undefined
  const besides = segments.with(-1, name + (encoding ? ENCODINGS[encoding] : ''))
  const compressed = encoding && (await findFile(folder, besides))
  if (compressed) {
    setFileHeaders(c, file, { name, cacheControl, encoding })
    return fileResponse(c, compressed)
  }
  setFileHeaders(c, file, { name, cacheControl })
  return rangeResponse(c, file)
}
