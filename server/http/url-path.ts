/** Undefined if a segment is no plain name: `..`, `%2f`, `\`, a null byte, empty, a broken escape. */
export function pathSegments(address: string): string[] | undefined {
  const segments = new URL(address).pathname.slice(1).split('/')
  try {
    const decoded = segments.map(decodeURIComponent)
    return decoded.every((name) => /^(?!\.{1,2}$)[^/\\\0]+$/.test(name)) ? decoded : undefined
  } catch {
    return undefined
  }
}
