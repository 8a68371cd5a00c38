import { type Language, parseLanguage } from './languages.ts'

const KEY = 'language'

/** The stored language, or nothing where none is, it is unknown, or storage is refused. */
export function storedLanguage(): Language | undefined {
  try {
    return parseLanguage(localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

/** Stores the choice. Where storage is refused (a private window) the site simply forgets. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
    tellServer(language)
  } catch {
    // Forgetting is what was decided.
  }
}

/** In seconds. */
const YEAR = 365 * 24 * 60 * 60

/** Lets the server write the next page in the stored language; what counts is what is stored. */
export function tellServer(language: Language | undefined): void {
  const age = language === undefined ? 0 : YEAR
  document.cookie = `${KEY}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`
}

/** Calls back when another tab stores a language. */
export function onLanguageStoredElsewhere(follow: (language: Language) => unknown): void {
  window.addEventListener('storage', (event) => {
    const language = event.key === KEY ? parseLanguage(event.newValue) : undefined
    if (language) follow(language)
  })
}
