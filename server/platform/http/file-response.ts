import { createReadStream } from 'node:fs'
import { createStreamBody } from '@hono/node-server/utils/stream'
import type { Context } from 'hono'
import { getMimeType, mimes } from 'hono/utils/mime'
import { etagOf } from './encoded-body.ts'
import { type Encoding, isCompressible } from './encoding.ts'
import { errorResponse } from './error-response.ts'
import { cachedFile } from './file-cache.ts'
import type { FoundFile } from './file-finder.ts'
import { filePolicy } from './security-headers.ts'

/** Hono's table lacks these video types (requirements, section 9). */
export const TYPES_BY_EXTENSION = {
  ...mimes,
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  ogg: 'video/ogg',
}

interface FileOptions {
  name: string
  cacheControl: string
  encoding?: Encoding | undefined
}

export function setFileHeaders(c: Context, version: string, options: FileOptions): void {
  const { name, cacheControl, encoding } = options
  const type = getMimeType(name, TYPES_BY_EXTENSION) ?? 'application/octet-stream'
  c.header('Content-Type', type)
  c.header('Content-Security-Policy', filePolicy(type))
  c.header('Cache-Control', cacheControl)
  c.header('ETag', etagOf(version, encoding))
  if (encoding) c.header('Content-Encoding', encoding)
  if (isCompressible(name)) c.header('Vary', 'Accept-Encoding')
}

/**
 * The file, or the part that the Range header asks for: browsers ask for parts of videos. A file in an
 * `encoding` is one that the build has compressed, and is sent as a whole.
 */
export async function fileResponse(
  c: Context,
  found: FoundFile,
  options: FileOptions,
): Promise<Response> {
  const cached = await cachedFile(found)
  const file = cached ? { ...found, version: cached.version, size: cached.bytes.byteLength } : found
  const { size } = file
  setFileHeaders(c, file.version, options)
  if (options.encoding === undefined) c.header('Accept-Ranges', 'bytes')
  const range = options.encoding === undefined ? requestedRange(c, file) : undefined
  if (range && range.start >= size) {
    c.header('Content-Range', `bytes */${size}`)
    return errorResponse(c, 416, 'The file has no such part.')
  }
  if (range) {
    c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
    c.status(206)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  c.header('Content-Length', String(end - start + 1))
  if (c.req.method === 'HEAD' || end < start) return c.body(null)
  if (cached) return c.body(cached.bytes.subarray(start, end + 1))
  return c.body(createStreamBody(createReadStream(file.path, { start, end })))
}

/**
 * One range of bytes, with its `end`. Any other Range header may get the whole file (RFC 9110, section 14.2).
 */
function requestedRange(
  c: Context,
  { size, version }: FoundFile,
): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('Range') ?? '')
  const ifRange = c.req.header('If-Range')
  if (!match || c.req.method === 'HEAD') return undefined
  if (ifRange !== undefined && ifRange !== etagOf(version, undefined)) return undefined

  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') return { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  return { start: Number(first), end: Math.min(Number(last || size - 1), size - 1) }
}
