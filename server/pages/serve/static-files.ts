import type { Context, Handler } from 'hono'
import { acceptedEncoding, ENCODINGS, isCompressible } from '../../platform/http/encoding.ts'
import { errorResponse } from '../../platform/http/error-response.ts'
import type { FileFinder } from '../../platform/http/file-finder.ts'
import { fileResponse } from '../../platform/http/file-response.ts'
import { pathSegments } from '../../platform/http/path-segments.ts'

/**
 * Finds no HTML files, which are pages and need their policy, and no `_nginx.conf`, which is for static
 * hosts.
 */
export async function findStaticFile(c: Context, findFile: FileFinder) {
  const segments = pathSegments(c.req.url) ?? []
  const name = segments.at(-1)
  if (!name || name.endsWith('.html') || segments[0]?.startsWith('_')) return undefined
  const file = await findFile(segments)
  return file && { file, name, segments }
}

/** Answers with the built files, and with those that the build has compressed. */
export function staticFiles(findFile: FileFinder): Handler {
  return async (c) => {
    const requested = await findStaticFile(c, findFile)
    if (!requested) {
      c.header('Vary', 'Accept')
      return errorResponse(c, 404, 'There is no such file.')
    }
    const { file, name, segments } = requested
    // Vite puts a content hash into the names in assets/.
    const isHashed = segments[0] === 'assets'
    const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
    const encoding = isCompressible(name) ? acceptedEncoding(c) : undefined
    const compressed = encoding && (await findFile(segments.with(-1, name + ENCODINGS[encoding])))
    if (!compressed) return fileResponse(c, file, { name, cacheControl })
    return fileResponse(c, compressed, { name, cacheControl, encoding })
  }
}
