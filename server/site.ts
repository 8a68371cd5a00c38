import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { acceptedEncoding, ENCODINGS, isCompressible } from './encoding.ts'
import { describeFile, fileOrRange, wholeFile } from './file-answer.ts'
import { findFile } from './found-file.ts'
import { pageAnswer } from './page.ts'
import { otherMethods } from './refusal.ts'
import { pathSegments } from './url-path.ts'

/**
 * The built site. Every path whose last segment has no dot is a route, and gets the one page; a
 * path with a dot is a file, and never the page: a script that is gone must not turn into HTML.
 *
 * @param apiOrigin another origin that the page fetches its content from
 */
export function site(folder: string, apiOrigin: string | undefined): Hono {
  const routes = new Hono()
  routes.get('/*', async (c, next) => {
    if (!isPage(new URL(c.req.url).pathname)) return next()
    return pageAnswer(c, join(folder, 'index.html'), apiOrigin)
  })
  routes.get('/*', etag(), (c) => builtFile(c, folder))
  routes.all('/*', otherMethods('GET', 'HEAD'))
  return routes
}

function isPage(pathname: string): boolean {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  return last === 'index.html' || !/\.|%2e/i.test(last)
}

async function builtFile(c: Context, folder: string): Promise<Response> {
  const segments = pathSegments(c.req.url) ?? []
  const name = segments.at(-1)
  const file = name && (await findFile(folder, segments))
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
