/**
 * The path of a file on the backend, for an address whose names are what an editor's disk gave them:
 * `Фото № 5; 100%.jpg`. Undefined if some server could see more in it than names of files: if a name, also
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

/** A `%` that begins no escape is itself, as in a browser. Undefined if the bytes are no UTF-8. */
function decodeLeniently(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
  } catch {
    return undefined
  }
}

/** No file's name is still encoded after so many decodings, each of which takes as long as the name is. */
const MAX_DECODINGS = 5

function isFileName(name: string, decodings = 0): boolean {
  if (decodings > MAX_DECODINGS) return false
  if (!/^[^/\\\0]+$/.test(name) || /^\.*(?:;|$)/.test(name)) return false
  const decoded = name.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return decoded === name || isFileName(decoded, decodings + 1)
}
