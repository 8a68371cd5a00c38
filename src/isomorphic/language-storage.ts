import { type Language, LANGUAGE_CODES_AND_TAGS, parseLanguage } from './languages.ts'

const KEY = 'language'

/**
 * Finds the name of the visitor's language: the one in the query of the address (`?lang=ru`), else
 * the stored one (requirements, section 4). The build also writes this function into the pages
 * (`build/vite-plugins/visitor-language-script.ts`), so it uses no other name of this module.
 *
 * @param known the names that count
 */
export function visitorLanguage(search: string, known: string[]): string | undefined {
  const asked = new URLSearchParams(search).get('lang') ?? ''
  if (known.includes(asked)) return asked
  try {
    const stored = localStorage.getItem('language') ?? ''
    return known.includes(stored) ? stored : undefined
  } catch {
    // The browser refuses storage.
    return undefined
  }
}

/** Returns nothing if no known language is stored, or if the browser refuses storage. */
export function storedLanguage(): Language | undefined {
  return parseLanguage(visitorLanguage('', LANGUAGE_CODES_AND_TAGS))
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // The browser refuses storage, as in some private windows: the choice lasts for this visit.
  }
  setLanguageCookie(language)
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Sets a cookie, so that the server sends the next page in this language, or removes it. */
export function setLanguageCookie(language: Language | undefined): void {
  const age = language === undefined ? 0 : YEAR_SECONDS
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${KEY}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  } catch {
    // The browser refuses cookies, as in a sandbox: the server sends the next page in English.
  }
}

/**
 * Calls `follow` with each language that another tab stores, until the returned function is called. A page
 * in the back/forward cache does not hear of it, so it reads the stored language when it is shown again.
 */
export function onLanguageStoredElsewhere(follow: (language: Language) => unknown): () => void {
  const followKnown = (language: Language | undefined) => {
    if (language) follow(language)
  }
  const ended = new AbortController()
  const { signal } = ended
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) followKnown(parseLanguage(newValue))
  }
  const onShownAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) followKnown(storedLanguage())
  }
  window.addEventListener('storage', onStored, { signal })
  window.addEventListener('pageshow', onShownAgain, { signal })
  return () => {
    ended.abort()
  }
}
