import type { Context } from 'hono'
import { acceptedEncoding, compress } from './encoding.ts'

/** Responds with text, compressed if possible. Caches have to revalidate it each time. */
export async function compressedResponse(
  c: Context,
  type: string,
  text: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  c.header('Content-Type', type)
  c.header('Cache-Control', 'no-cache')
  c.header('Vary', 'Accept-Encoding', { append: true })
  const encoding = acceptedEncoding(c)
  if (!encoding) return c.body(text)

  c.header('Content-Encoding', encoding)
  return c.body(await compress(Buffer.from(text), encoding, 'quick'))
}
