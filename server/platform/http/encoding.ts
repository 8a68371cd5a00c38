import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'

/** Content encodings with the endings of their files. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof ENCODINGS

/** Brotli's level 10 saves a tenth, but takes twenty times as long: too long for all pages. */
const BROTLI_LEVELS = { response: 6, call: 10, file: 11 }

export type CompressedKind = keyof typeof BROTLI_LEVELS

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The encoding that the client prefers, brotli if it likes both, undefined if it accepts none. */
export function acceptedEncoding(c: Context): Encoding | undefined {
  const offers = parseAccept(c.req.header('Accept-Encoding') ?? '')
  const qualityOf = (name: Encoding) =>
    offers.find(({ type }) => type.toLowerCase() === name)?.q ?? 0
  if (qualityOf('gzip') > qualityOf('br')) return 'gzip'
  return qualityOf('br') > 0 ? 'br' : undefined
}

export async function compressBytes(
  bytes: Uint8Array,
  encoding: Encoding,
  kind: CompressedKind,
): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVELS[kind] }
  const compressed =
    encoding === 'br'
      ? await brotliAsync(bytes, { params })
      : await gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION })
  return new Uint8Array(compressed)
}

/** Pictures and fonts are compressed already. */
export function isCompressible(name: string): boolean {
  return /\.(css|js|json|svg|txt|webmanifest|xml)$/i.test(name)
}
