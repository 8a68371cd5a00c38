import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { etag } from 'hono/etag'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '../../src/i18n/languages.ts'
import { acceptedEncoding, ENCODINGS, isCompressible } from '../http/encoding.ts'
import { describeFile, fileOrRange, wholeFile } from '../http/file-answer.ts'
import { findFile } from '../http/found-file.ts'
import { otherMethods } from '../http/refusal.ts'
import type { PageNeeds } from '../http/security-headers.ts'
import { textAnswer } from '../http/text-answer.ts'
import { pathSegments } from '../http/url-path.ts'
import { pageAnswer } from './page.ts'
import type { SitePages } from './site-pages.ts'
import { robots, sitemap } from './sitemap.ts'

export interface BuiltSite {
  folder: string
  /** Called for each request: the pages change while the server runs. */
  pages: () => SitePages
  siteUrl: URL
}

/**
 * A last segment without a dot is a page, in the language of `?lang=` or of the cookie; an unknown
 * page is the error page, with status 404. With a dot it is a file, and never becomes HTML.
 */
export function site({ folder, pages: pagesNow, siteUrl }: BuiltSite, needs: PageNeeds): Hono {
  const routes = new Hono()
  routes.get('/*', (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const pages = pagesNow()
    const path = pages.find(pathname)
    if (path === undefined && isFile(pathname)) return next()
    if (path !== undefined && path !== pathname) {
      return Promise.resolve(c.redirect(path + search, 308))
    }
    if (path === undefined) c.status(404)
    return pageAnswer(c, pages.html(path, languageOf(c)), needs)
  })
  routes.get('/sitemap.xml', etag(), (c) =>
    textAnswer(c, 'application/xml', sitemap(pagesNow().listed, siteUrl)),
  )
  routes.get('/robots.txt', etag(), (c) =>
    textAnswer(c, 'text/plain; charset=utf-8', robots(siteUrl)),
  )
  routes.get('/*', etag(), (c) => builtFile(c, folder))
  routes.all('/*', otherMethods('GET', 'HEAD'))
  return routes
}

function languageOf(c: Context): Language {
  const asked = parseLanguage(c.req.query('lang'))
  return asked ?? parseLanguage(getCookie(c, 'language')) ?? FALLBACK_LANGUAGE
}

function isFile(pathname: string): boolean {
  return /\.|%2e/i.test(pathname.slice(pathname.lastIndexOf('/') + 1))
}

async function builtFile(c: Context, folder: string): Promise<Response> {
  const segments = pathSegments(c.req.url) ?? []
  const name = segments.at(-1)
  // HTML goes out as a page only, with its policy.
  const file = name && !name.endsWith('.html') && (await findFile(folder, segments))
  if (!file) return c.text('Not found', 404, { 'Cache-Control': 'no-cache' })

  // Vite puts a content hash into the names in assets/.
  const cacheControl = segments[0] === 'assets' ? 'public, max-age=31536000, immutable' : 'no-cache'
  const encoding = isCompressible(name) ? acceptedEncoding(c) : undefined
  const compressed = encoding && (await findFile(folder, besides(segments, ENCODINGS[encoding])))
  if (compressed) {
    describeFile(c, file, { name, cacheControl, encoding })
    return wholeFile(c, compressed)
  }
  describeFile(c, file, { name, cacheControl })
  return fileOrRange(c, file)
}

/** The file that compressBuild wrote beside this one. */
function besides(segments: string[], ending: string): string[] {
  return segments.with(-1, `${segments.at(-1) ?? ''}${ending}`)
}
