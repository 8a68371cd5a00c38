import type { Context, Handler } from 'hono'
import { acceptedEncoding, ENCODINGS, isCompressible } from '../../platform/http/encoding.ts'
import { fileResponse, rangeResponse, setFileHeaders } from '../../platform/http/file-response.ts'
import { findFile } from '../../platform/http/find-file.ts'
import { pathSegments } from '../../platform/http/path-segments.ts'

/** HTML files are pages, which need their policy. `_nginx.conf` is for a host of static files. */
export async function findStaticFile(c: Context, folder: string) {
  const segments = pathSegments(c.req.url) ?? []
  const name = segments.at(-1)
  if (!name || name.endsWith('.html') || segments[0]?.startsWith('_')) return undefined
  const file = await findFile(folder, segments)
  return file && { file, name, segments }
}

/** Answers with the built files, and with those that the build has compressed. */
export function staticFiles(folder: string): Handler {
  return async (c) => {
    const requested = await findStaticFile(c, folder)
    if (!requested) return c.text('Not found', 404, { 'Cache-Control': 'no-cache', Vary: 'Accept' })

    const { file, name, segments } = requested
    // Vite puts a content hash into the names in assets/.
    const isHashed = segments[0] === 'assets'
    const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
    const encoding = isCompressible(name) ? acceptedEncoding(c) : undefined
    const compressed =
      encoding && (await findFile(folder, segments.with(-1, name + ENCODINGS[encoding])))
    if (!compressed) {
      setFileHeaders(c, file, { name, cacheControl })
      return rangeResponse(c, file)
    }
    setFileHeaders(c, file, { name, cacheControl, encoding })
    return fileResponse(c, compressed)
  }
}
