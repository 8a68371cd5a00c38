/**
 * The decoded segments of an address's path. Undefined if one of them is no plain name: if it is
 * empty, `.` or `..`, or has a slash, a backslash, a null byte or a broken escape.
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
