import { Hono } from 'hono'
import { acceptedEncoding } from '../../platform/http/encoding.ts'
import { methodNotAllowed, noSuchFile } from '../../platform/http/error-response.ts'
import { cachedFile } from '../../platform/http/file-cache.ts'
import type { FileFinder } from '../../platform/http/file-finder.ts'
import { fileResponse, setFileHeaders } from '../../platform/http/file-response.ts'
import { notModified } from '../../platform/http/not-modified.ts'
import { pathSegments } from '../../platform/http/path-segments.ts'
import { isDocumentName } from './media-type.ts'

export function mediaFiles(findFile: FileFinder): Hono {
  const routes = new Hono()
  routes.get('/*', notModified, async (c) => {
    const [, ...segments] = pathSegments(c.req.url) ?? []
    const name = segments.at(-1)
    const file = name && (await findFile(segments))
    if (!file) return noSuchFile(c)

    const encoding = /\.svg$/i.test(name) ? acceptedEncoding(c) : undefined
    if (isDocumentName(name)) c.header('Content-Disposition', 'attachment')
    const options = { name, cacheControl: 'no-cache' }
    const compressed = encoding && (await cachedFile(file, encoding))
    if (!compressed) return fileResponse(c, file, options)
    setFileHeaders(c, compressed.version, { ...options, encoding })
    return c.body(compressed.bytes)
  })
  routes.all('/*', methodNotAllowed('GET', 'HEAD'))
  return routes
}
