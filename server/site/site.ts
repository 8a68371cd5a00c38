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

/** The built site, as the app is given it. */
export interface BuiltSite {
  /** The folder of its files. */
  folder: string
  /** Its pages, as they are now. */
  pages: () => SitePages
  /** Where it stands. */
  siteUrl: URL
}

/**
 * The built site. A path whose last segment has no dot is a page, in the language that `?lang=`
 * asks for, else in the one that this browser has stored; one that no route has gets the error page, with status 404. A path with a dot is a
 * file, and never a page: a script that is gone must not turn into HTML.
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
  // An HTML file goes out as a page only, with its policy.
  const file = name && !name.endsWith('.html') && (await findFile(folder, segments))
  if (!file) return c.text('Not found', 404, { 'Cache-Control': 'no-cache' })

  // Vite puts a hash of the content into the names of what it writes to assets/.
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

/** The path of the file beside this one that compressBuild wrote. */
function besides(segments: string[], ending: string): string[] {
  return segments.with(-1, `${segments.at(-1) ?? ''}${ending}`)
}
