/** Throws if the bytes are no JSON. TextDecoder drops a byte order mark, which some editors add. */
export function parseJsonBytes(bytes: Uint8Array, options?: TextDecoderOptions): unknown {
  return JSON.parse(new TextDecoder('utf-8', options).decode(bytes))
}
