/**
 * The path of a file on the backend, for an address whose names come from an editor's disk, as
 * `Фото № 5; 100%.jpg` does. Undefined if some server could read more than file names in it: if a name, even
 * decoded twice or cut at `;`, is empty, leads up or contains a slash.
 */
export function mediaPath(address: string): string | undefined {
  const { pathname, search } = new URL(address)
  const names: string[] = []
  for (const segment of pathname.slice(1).split('/')) {
    const name = decodeLeniently(segment)
    if (name === undefined || !isFileName(name)) return undefined
    names.push(encodeURIComponent(name))
  }
  return `/${names.join('/')}${search}`
}

/** A `%` that begins no escape stays, as in a browser. Undefined if the bytes are not UTF-8. */
function decodeLeniently(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
  } catch {
    return undefined
  }
}

/** No file's name is still encoded after this many decodings. The time for each grows with the name. */
const MAX_DECODINGS = 5

function isFileName(name: string, decodings = 0): boolean {
  if (decodings > MAX_DECODINGS) return false
  if (!/^[^/\\\0]+$/.test(name) || /^\.*(?:;|$)/.test(name)) return false
  const decoded = name.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return decoded === name || isFileName(decoded, decodings + 1)
}
