/** Throws a SyntaxError. TextDecoder drops a byte order mark, which some editors add. */
export function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}
