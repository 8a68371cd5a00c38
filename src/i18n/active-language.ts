import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { storeLanguage } from '../isomorphic/language-storage.ts'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGES,
  parseLanguage,
} from '../isomorphic/languages.ts'
import { type Catalogs, catalogsOf } from './catalogs.ts'
import { type InOneLanguage, localize } from './localized.ts'

const catalogs = new Set<Catalogs>([catalogsOf(import.meta.glob('../../locales/*.po'))])

/** The language on the screen: none until the first catalog has come. */
let active: Language | undefined
let requested: Language = FALLBACK_LANGUAGE

let hydration: Promise<void> = Promise.resolve()

interface LanguageChange {
  /** Loads what the texts of a second language need besides its catalogs. If it rejects, the language stays. */
  load: () => Promise<unknown>
  /** Tells the visitor that a language could not be loaded. */
  notifyLost: (language: Language) => void
}

let change: LanguageChange = { load: () => Promise.resolve(), notifyLost: () => undefined }

/** Sets what else happens at a change of language. */
export function setUpLanguageChange(setUp: LanguageChange): void {
  change = setUp
}

/** Keeps the language on the screen until React has hydrated the page, which is in this language. */
export function keepLanguageUntil(hydrated: Promise<void>): void {
  hydration = hydrated
}

/** The outcome of a request for a language. A later request for another language supersedes it. */
export type LanguageOutcome = 'active' | 'superseded' | 'failed'

/**
 * Loads what a language needs and shows the site in it. Rejects if a part cannot be loaded; the language
 * on the screen then stays.
 */
export async function activateLanguage(
  language: Language,
): Promise<Exclude<LanguageOutcome, 'failed'>> {
  requested = language
  let messages: Messages
  try {
    messages = await loadMessages(language)
  } catch (error) {
    if (requested !== language) return 'superseded'
    requested = active ?? FALLBACK_LANGUAGE
    throw error
  }
  await hydration
  if (requested !== language) return 'superseded'

  const { tag } = LANGUAGES[language]
  active = language
  i18n.loadAndActivate({ locale: tag, messages })
  // The same value again would have the browser style the whole page again.
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  return 'active'
}

/** Also loads what the texts of a second language need. */
async function loadMessages(language: Language): Promise<Messages> {
  const isChange = active !== undefined && language !== active
  const files = Promise.all(Array.from(catalogs, (catalog) => catalog[language]()))
  const [loaded] = await Promise.all([files, isChange && change.load()])
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

/**
 * Adds the catalogs of a part of the site that few visitors see. Rejects if the one of the current
 * language cannot be loaded.
 */
export async function addCatalogs(added: Catalogs): Promise<void> {
  if (catalogs.has(added)) return
  await added[requested]()
  catalogs.add(added)
  await switchLanguage(requested)
}

/** Shows the site in a language, and remembers it only once it is active. */
export async function chooseLanguage(language: Language): Promise<void> {
  if ((await switchLanguage(language)) === 'active') storeLanguage(language)
}

/** Like `activateLanguage`, but does not reject: if a part cannot be loaded, the visitor is told. */
export async function switchLanguage(language: Language): Promise<LanguageOutcome> {
  try {
    return await activateLanguage(language)
  } catch (error) {
    console.error(`The language '${language}' could not be loaded.`, error)
    change.notifyLost(language)
    return 'failed'
  }
}

export function useLanguage(): Language {
  const { i18n: current } = useLingui()
  return parseLanguage(current.locale) ?? FALLBACK_LANGUAGE
}

export function useLocalize(): <T>(value: T) => InOneLanguage<T> {
  const language = useLanguage()
  return (value) => localize(value, language)
}
