import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { acceptedEncoding, compressBytes, type CompressedKind, type Encoding } from './encoding.ts'

/** A version is this much of a hash: 132 bits, so that no two versions are the same. */
export const VERSION_CHARACTERS = 22

/** A body that is compressed once and sent many times. */
export interface EncodedBody {
  /** For its ETag: the same on every machine. */
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
  const version = hash('sha256', `${headers}\n${text}`, 'base64url').slice(0, VERSION_CHARACTERS)
  if (previous?.version === version) return previous
  const identity = Buffer.from(text)
  const [br, gzip] = await Promise.all([
    compressBytes(identity, 'br', kind),
    compressBytes(identity, 'gzip', kind),
  ])
  return { version, bodies: { identity, br, gzip } }
}

/**
 * Sends the coding that the client prefers, with a strong ETag.
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
  const etag = `"${version}${encoding ? `-${encoding}` : ''}"`
  const body = bodies[encoding ?? 'identity']
  const allHeaders = {
    ...headers,
    ETag: etag,
    'Content-Length': String(body.byteLength),
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  return new Response(body, { status, headers: allHeaders })
}
