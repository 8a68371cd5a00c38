import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { acceptedEncoding, compressBytes, type CompressedKind, type Encoding } from './encoding.ts'

/** A body that is compressed once and sent many times. */
export interface EncodedBody {
  /** A hash of the content, for its ETag: the same on every machine. */
  version: string
  bodies: Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>
}

interface EncodingOptions {
  /** Headers that come only with the body: a browser that gets a 304 keeps them. */
  headers?: string
  kind?: CompressedKind
}

/** @param previous is returned if it has the same version */
export async function encodeBody<Previous extends EncodedBody>(
  text: string,
  previous?: Previous,
  { headers = '', kind = 'response' }: EncodingOptions = {},
): Promise<EncodedBody | Previous> {
  const version = hash('sha256', `${headers}\n${text}`, 'base64url')
  if (previous?.version === version) return previous
  const identity = Buffer.from(text)
  const [br, gzip] = await Promise.all([
    compressBytes(identity, 'br', kind),
    compressBytes(identity, 'gzip', kind),
  ])
  return { version, bodies: { identity, br, gzip } }
}

/**
 * Each content encoding has an ETag of its own, which is strong. 132 bits of the version are enough, so that no two
 * are the same.
 */
export function etagOf(version: string, encoding: Encoding | undefined): string {
  return `"${version.slice(0, 22)}${encoding ? `-${encoding}` : ''}"`
}

/**
 * Sends the encoding that the client prefers, with a strong ETag.
 *
 * @param headers further headers; `Vary` must be among them
 */
export function encodedResponse(
  c: Context,
  { version, bodies }: EncodedBody,
  headers: Record<string, string>,
  status = 200,
): Response {
  const encoding = acceptedEncoding(c)
  const body = bodies[encoding ?? 'identity']
  const allHeaders = {
    ...headers,
    ETag: etagOf(version, encoding),
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  return new Response(body, { status, headers: allHeaders })
}
