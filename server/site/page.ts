import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { acceptedEncoding, compress, type Encoding } from '../http/encoding.ts'

/** A page as it goes out, made once for all who read its language. */
export interface Page {
  /** Of the build that the page was made with. */
  policy: string
  version: string
  bodies: Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>
}

/** Takes over the bytes of `before` where nothing is new. */
export async function makePage(html: string, policy: string, before?: Page): Promise<Page> {
  const version = versionOf(html, policy)
  if (before?.version === version) return before
  const identity = Buffer.from(html)
  const [br, gzip] = await Promise.all([
    compress(identity, 'br', 'page'),
    compress(identity, 'gzip', 'page'),
  ])
  return { policy, version, bodies: { identity, br, gzip } }
}

/** For an ETag. A browser that gets a 304 goes on under the policy that it holds: it counts too. */
function versionOf(html: string, policy: string): string {
  return createHash('sha256').update(`${policy}\n${html}`).digest('base64url').slice(0, 22)
}

/** @param headers besides those that the page has by itself; `Vary` among them */
export function pageAnswer(
  c: Context,
  { policy, version, bodies }: Page,
  headers: Record<string, string>,
  status = 200,
): Response {
  const encoding = acceptedEncoding(c)
  const etag = `"${version}${encoding ? `-${encoding}` : ''}"`
  if (status === 200 && isHeld(c, etag)) {
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
  }
  const body = bodies[encoding ?? 'identity']
  const all = {
    ...headers,
    ETag: etag,
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.byteLength),
  }
  const described = encoding ? { ...all, 'Content-Encoding': encoding } : all
  return new Response(body, { status, headers: described })
}

/** A proxy may have weakened the ETag, which makes no difference here (RFC 9110, section 13.1.2). */
function isHeld(c: Context, etag: string): boolean {
  const held = c.req.header('If-None-Match')
  return held === '*' || (held?.match(/"[^"]*"/g)?.includes(etag) ?? false)
}
