import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { acceptedEncoding, compress, type Encoding } from '../http/encoding.ts'

export interface Page {
  policy: string
  version: string
  bodies: Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>
}

export async function encodePage(html: string, policy: string, previous?: Page): Promise<Page> {
  // A browser that gets a 304 keeps its policy, so the policy is a part of the version.
  const version = hash('sha256', `${policy}\n${html}`, 'base64url').slice(0, 22)
  if (previous?.version === version) return previous
  const identity = Buffer.from(html)
  const [br, gzip] = await Promise.all([
    compress(identity, 'br', 'page'),
    compress(identity, 'gzip', 'page'),
  ])
  return { policy, version, bodies: { identity, br, gzip } }
}

/** @param headers besides those of the page itself; `Vary` must be among them */
export function pageResponse(
  c: Context,
  { policy, version, bodies }: Page,
  headers: Record<string, string>,
  status = 200,
): Response {
  const encoding = acceptedEncoding(c)
  const etag = `"${version}${encoding ? `-${encoding}` : ''}"`
  if (status === 200 && isNotModified(c, etag)) {
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
  }
  const body = bodies[encoding ?? 'identity']
  const allHeaders = {
    ...headers,
    ETag: etag,
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  return new Response(body, { status, headers: allHeaders })
}

/** A proxy may have made the ETag weak. That makes no difference (RFC 9110, section 13.1.2). */
function isNotModified(c: Context, etag: string): boolean {
  const validators = c.req.header('If-None-Match')
  return validators === '*' || (validators?.match(/"[^"]*"/g)?.includes(etag) ?? false)
}
