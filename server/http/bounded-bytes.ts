/** Reads a body whole, unless it is longer than `limit` bytes. Rejects where it breaks off. */
export async function boundedBytes(
  body: AsyncIterable<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | 'too long'> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > limit) return 'too long'
    parts.push(part)
  }
  return Buffer.concat(parts)
}
