/**
 * The decoded segments of a path. None where one is not a plain name: `..`, a hidden separator
 * (`%2f`, `\`), a null byte, nothing, a broken escape.
 */
export function pathSegments(address: string): string[] | undefined {
  const segments = new URL(address).pathname.slice(1).split('/')
  try {
    const decoded = segments.map(decodeURIComponent)
    return decoded.every((name) => /^(?!\.{1,2}$)[^/\\\0]+$/.test(name)) ? decoded : undefined
  } catch {
    return undefined
  }
}
