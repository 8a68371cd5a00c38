import type { Context } from 'hono'
import { acceptedEncoding, ENCODINGS, isCompressible } from '../../platform/http/encoding.ts'
import type { FileFinder } from '../../platform/http/file-finder.ts'
import { fileResponse } from '../../platform/http/file-response.ts'
import { pathSegments } from '../../platform/http/path-segments.ts'

/**
 * The built file at the address, as the build has compressed it; undefined if there is none. HTML files count as
 * none, because they are pages and need their policy, and so does `_nginx.conf`, which is for static hosts.
 */
export async function staticFile(c: Context, findFile: FileFinder): Promise<Response | undefined> {
  const segments = pathSegments(c.req.url) ?? []
  const name = segments.at(-1)
  if (!name || name.endsWith('.html') || segments[0]?.startsWith('_')) return undefined
  const file = await findFile(segments)
  if (!file) return undefined

  // Vite puts a content hash into the names in assets/.
  const isHashed = segments[0] === 'assets'
  const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
  const encoding = isCompressible(name) ? acceptedEncoding(c) : undefined
  const compressed = encoding && (await findFile(segments.with(-1, name + ENCODINGS[encoding])))
  if (!compressed) return fileResponse(c, file, { name, cacheControl })
  return fileResponse(c, compressed, { name, cacheControl, encoding })
}
