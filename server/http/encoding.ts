import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/** The content codings the server speaks, the better one first, and a compressed file's ending. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof ENCODINGS

/** How hard to try: `quick` while somebody waits, `best` at build time. */
const EFFORT = {
  quick: { br: 4, gzip: 6 },
  best: { br: 11, gzip: 9 },
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The coding the client likes best; brotli, when it likes both alike. None: send it as it is. */
export function acceptedEncoding(c: Context): Encoding | undefined {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: Object.keys(ENCODINGS),
    default: 'identity',
    // The match that comes with Hono lets the order of the header decide between equals.
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

/** Whether a file of this name is text, which shrinks. Pictures and fonts already are compressed. */
export function isCompressible(name: string): boolean {
  return /\.(css|js|json|svg|txt|webmanifest|xml)$/i.test(name)
}
