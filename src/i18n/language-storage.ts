import { type Language, parseLanguage } from './languages.ts'

const KEY = 'language'

/** Nothing where no known language is stored, or storage is refused. */
export function storedLanguage(): Language | undefined {
  try {
    return parseLanguage(localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
    tellServer(language)
  } catch {
    // Storage is refused, as in a private window: the choice lasts for this visit.
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** A cookie, so that the server can send the next page in this language. */
export function tellServer(language: Language | undefined): void {
  const age = language === undefined ? 0 : YEAR_SECONDS
  document.cookie = `${KEY}=${language ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax`
}

export function onLanguageStoredElsewhere(follow: (language: Language) => unknown): void {
  window.addEventListener('storage', (event) => {
    const language = event.key === KEY ? parseLanguage(event.newValue) : undefined
    if (language) follow(language)
  })
}
