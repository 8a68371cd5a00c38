/**
 * The decoded segments of an address's path, or none where one of them would not name one plain
 * file or folder: a traversal (`..`, `%2e%2e`), a hidden separator (`%2f`, `\`), a null byte, an
 * empty segment, a broken escape.
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
