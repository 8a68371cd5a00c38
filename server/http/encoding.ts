import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** Content codings, the preferred one first, with the file ending of each. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof ENCODINGS

/** The levels. Of a page, brotli's 10 would save a tenth more, in twenty times the time. */
const EFFORT = {
  quick: { br: 4, gzip: 6 },
  page: { br: 6, gzip: 9 },
  best: { br: 11, gzip: 9 },
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The coding the client prefers, brotli between equals; none where it accepts neither. */
export function acceptedEncoding(c: Context): Encoding | undefined {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: Object.keys(ENCODINGS),
    default: 'identity',
    // Hono's own match decides between equals by the order of the header.
    match: (offers, { supports, default: none }) => {
      const liking = (name: string) =>
        offers.find(({ type }) => type.toLowerCase() === name)?.q ?? 0
      const [best] = supports.filter(liking).sort((a, b) => liking(b) - liking(a))
      return best ?? none
    },
  })
  return chosen === 'br' || chosen === 'gzip' ? chosen : undefined
}

export async function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: keyof typeof EFFORT,
): Promise<Uint8Array<ArrayBuffer>> {
  const level = EFFORT[effort][encoding]
  const compressed =
    encoding === 'br'
      ? await brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
      : await gzipAsync(bytes, { level })
  return new Uint8Array(compressed)
}

/** Pictures and fonts are compressed already. */
export function isCompressible(name: string): boolean {
  return /\.(css|js|json|svg|txt|webmanifest|xml)$/i.test(name)
}
