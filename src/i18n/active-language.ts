import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGES,
  parseLanguage,
} from '../isomorphic/languages.ts'
import { type CatalogLoaders, catalogsFromGlob } from './catalogs.ts'
import { storeLanguage } from './language-storage.ts'
import { type InOneLanguage, localize } from './localized.ts'

interface LanguageState {
  /** The catalogs of the site, and of the parts that have been opened. */
  catalogs: Set<CatalogLoaders>
  /** The language on the screen: none until the first catalog has come. */
  active: Language | undefined
  requested: Language
  /** The last change, until it has ended. */
  pending: { language: Language; outcome: Promise<LanguageOutcome> } | undefined
  /** Resolves when React has hydrated the page. Until then no other language is shown. */
  hydrated: Promise<void>
  /** Loads what the texts of a second language need besides its catalogs. If it rejects, the language stays. */
  load: () => Promise<unknown>
  /** Tells the visitor that a language could not be loaded. */
  notifyLost: (language: Language) => void
}

/**
 * The language of a visit. Its steps:
 * 1. Start: `createSite` sets `load` and `notifyLost`, and the first language is loaded and shown.
 * 2. Hydration: `hydratePage` sets `hydrated`, for which all later changes wait.
 * 3. Change: `requested` is set at once, and `active` when everything has come. If a part is lost,
 *    `requested` is `active` again.
 * 4. Superseded: a change whose language is no longer `requested` when its parts come shows nothing.
 */
const state: LanguageState = {
  catalogs: new Set([catalogsFromGlob(import.meta.glob('../../locales/*.po'))]),
  active: undefined,
  requested: FALLBACK_LANGUAGE,
  pending: undefined,
  hydrated: Promise.resolve(),
  load: () => Promise.resolve(),
  notifyLost: () => undefined,
}

/** Sets what a change of language waits for and does. */
export function configureLanguageChange(
  setUp: Partial<Pick<LanguageState, 'hydrated' | 'load' | 'notifyLost'>>,
): void {
  Object.assign(state, setUp)
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
  state.requested = language
  let messages: Messages
  try {
    messages = await loadMessages(language)
  } catch (error) {
    if (state.requested !== language) return 'superseded'
    state.requested = state.active ?? FALLBACK_LANGUAGE
    throw error
  }
  await state.hydrated
  if (state.requested !== language) return 'superseded'

  const { tag } = LANGUAGES[language]
  state.active = language
  i18n.loadAndActivate({ locale: tag, messages })
  // The same value again would have the browser style the whole page again.
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  return 'active'
}

/** Also loads what the texts of a second language need. */
async function loadMessages(language: Language): Promise<Messages> {
  const { catalogs, active, load } = state
  const isChange = active !== undefined && language !== active
  const files = Promise.all(Array.from(catalogs, (catalog) => catalog[language]()))
  const [loaded] = await Promise.all([files, isChange && load()])
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

/**
 * Adds the catalogs of a part of the site that few visitors see. Rejects if the one of the current
 * language cannot be loaded.
 */
export async function addCatalogs(added: CatalogLoaders): Promise<void> {
  if (state.catalogs.has(added)) return
  await added[state.requested]()
  state.catalogs.add(added)
  // A change that is under way has begun without them.
  await tryLanguage(state.requested)
}

/** Shows the site in a language, and remembers it only once it is active. */
export async function chooseLanguage(language: Language): Promise<void> {
  if ((await showLanguage(language)) === 'active') storeLanguage(language)
}

/**
 * Like `activateLanguage`, but does not reject: if a part cannot be loaded, the visitor is told. Two who ask
 * for the same language, such as the start and `?lang=`, get the same outcome.
 */
export function showLanguage(language: Language): Promise<LanguageOutcome> {
  if (state.pending?.language === language) return state.pending.outcome
  const pending = { language, outcome: tryLanguage(language) }
  state.pending = pending
  void pending.outcome.then(() => {
    if (state.pending === pending) state.pending = undefined
  })
  return pending.outcome
}

async function tryLanguage(language: Language): Promise<LanguageOutcome> {
  try {
    return await activateLanguage(language)
  } catch (error) {
    console.error(`The language '${language}' could not be loaded.`, error)
    state.notifyLost(language)
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
