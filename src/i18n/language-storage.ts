import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES_AND_TAGS,
  parseLanguage,
} from '../isomorphic/languages.ts'
import { LANGUAGE_KEY, visitorLanguage } from '../isomorphic/visitor-language.ts'

/** Returns nothing if no known language is stored, or if the browser refuses storage. */
export function storedLanguage(): Language | undefined {
  return parseLanguage(visitorLanguage('', LANGUAGE_CODES_AND_TAGS))
}

/** The language that a visit to an address with this query starts in. */
export function detectLanguage(search: string): Language {
  return parseLanguage(visitorLanguage(search, LANGUAGE_CODES_AND_TAGS)) ?? FALLBACK_LANGUAGE
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
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
    document.cookie = `${LANGUAGE_KEY}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
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
    if (key === LANGUAGE_KEY) followKnown(parseLanguage(newValue))
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
