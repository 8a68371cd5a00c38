/** Reads a whole body, or resolves to 'too long'. Rejects if the body breaks off. */
export async function readLimitedBody(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | 'too long'> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) return 'too long'
    parts.push(part)
  }
  return Buffer.concat(parts)
}
