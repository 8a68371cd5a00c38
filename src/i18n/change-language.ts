import { i18n } from '@lingui/core'
import { type Language, LANGUAGES } from '../isomorphic/languages.ts'
import { activateLanguage, loadCatalog } from './active-language.ts'
import { storeLanguage } from './language-storage.ts'

/**
 * How a change of language ends. A change to another language that begins in the meantime supersedes it. If
 * a file is lost, it has failed: the language on the screen stays, and the visitor is told.
 */
export type LanguageOutcome = 'active' | 'superseded' | 'failed'

interface LanguageChange {
  language: Language
  outcome: Promise<LanguageOutcome>
}

/** The change that is under way. Lingui holds the language on the screen. */
let current: LanguageChange | undefined

/** What a change needs from parts of the site that import this one. */
interface LanguageChangeOptions {
  /** Loads what texts in a second language need besides the catalog. */
  load: () => Promise<unknown>
  notifyLost: (language: Language) => void
}

let options: LanguageChangeOptions = { load: () => Promise.resolve(), notifyLost: () => undefined }

export function configureLanguageChange(given: LanguageChangeOptions): void {
  options = given
}

let hydrated: Promise<unknown> = Promise.resolve()

/** While React hydrates a page, the language on the screen stays. */
export function delayLanguageChange(until: Promise<unknown>): void {
  hydrated = until
}

/** Shows the site in a language, and remembers it only once it is active. */
export async function chooseLanguage(language: Language): Promise<void> {
  if ((await showLanguage(language)) === 'active') storeLanguage(language)
}

/**
 * Shows the site in a language. Never rejects. Two who ask for the same language, such as the start and
 * `?lang=`, get the same outcome.
 */
export function showLanguage(language: Language): Promise<LanguageOutcome> {
  if (current?.language === language) return current.outcome
  const change: LanguageChange = { language, outcome: run(language, () => change !== current) }
  current = change
  return change.outcome
}

/** Ends the change `current`, unless another one has taken its place. */
async function run(language: Language, isSuperseded: () => boolean): Promise<LanguageOutcome> {
  try {
    const catalog = await loadLanguage(language)
    await hydrated
    if (isSuperseded()) return 'superseded'
    activateLanguage(language, catalog)
    return 'active'
  } catch (error) {
    if (isSuperseded()) return 'superseded'
    console.error(`The language '${language}' could not be loaded.`, error)
    options.notifyLost(language)
    return 'failed'
  } finally {
    if (!isSuperseded()) current = undefined
  }
}

async function loadLanguage(language: Language) {
  const isSecond = i18n.locale !== '' && i18n.locale !== LANGUAGES[language].tag
  const [catalog] = await Promise.all([loadCatalog(language), isSecond && options.load()])
  return catalog
}
