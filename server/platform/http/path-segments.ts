/**
 * The decoded segments of an address's path, without `.` and `..`, which URL resolves. Undefined if one
 * of them is no plain name: if it is empty, or has a slash, a backslash, a null byte or a broken escape.
 */
export function pathSegments(address: string): string[] | undefined {
  const segments = new URL(address).pathname.slice(1).split('/')
  try {
    const decoded = segments.map(decodeURIComponent)
    if (decoded.every((name) => /^[^/\\\0]+$/.test(name))) return decoded
  } catch {
    // An escape is broken.
  }
  return undefined
}
