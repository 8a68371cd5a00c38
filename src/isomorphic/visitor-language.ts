/** The name of the language in the browser's storage, and of the cookie that tells it to the server. */
export const LANGUAGE_KEY = 'language'

/**
 * The value of the first cookie with that name, exactly as it was sent: a cache that keys pages by the cookie
 * does not decode it either.
 *
 * @param header the request's `Cookie`
 */
export function languageCookie(header = ''): string | undefined {
  const start = `${LANGUAGE_KEY}=`
  const cookie = header.split(/; */).find((pair) => pair.startsWith(start))
  return cookie?.slice(start.length)
}

/**
 * Finds the name of the visitor's language: the one in the query of the address (`?lang=ru`), else
 * the stored one (requirements, section 4).
 *
 * @param known the names that count
 */
export function visitorLanguage(search: string, known: string[]): string | undefined {
  const requested = new URLSearchParams(search).get('lang') ?? ''
  if (known.includes(requested)) return requested
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY) ?? ''
    return known.includes(stored) ? stored : undefined
  } catch {
    // The browser refuses storage.
    return undefined
  }
}
