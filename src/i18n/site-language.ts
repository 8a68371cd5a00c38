import { type Messages, setupI18n } from '@lingui/core'
import { type Language, LANGUAGE_CODES, LANGUAGES, parseLanguage } from '../isomorphic/languages.ts'
import { lazyPart } from '../lazy-part.ts'
import { byLanguage, type Catalog } from './catalogs.ts'
import {
  onLanguageStoredElsewhere,
  setLanguageCookie,
  storedLanguage,
  storeLanguage,
} from './language-storage.ts'

const catalogs = byLanguage(import.meta.glob<Catalog>('../../locales/*.po'), lazyPart)

/**
 * How a change of language ends. A change to another language that begins in the meantime supersedes it. If
 * a file is lost, the change has failed: the language on the screen stays, and the visitor is told.
 */
type LanguageOutcome = 'active' | 'superseded' | 'failed'

/** The functions that a change needs from parts of the site that import this one. */
interface SiteLanguageOptions {
  /** Loads what texts in a second language need besides the catalog. */
  load: () => Promise<unknown>
  /** For one language, it may be called twice: by the start, and for `?lang=`. */
  notifyLost: (language: Language) => void
}

export type SiteLanguage = ReturnType<typeof createSiteLanguage>

/** Makes the language of one site, or of one rendering of a page, with its messages. */
export function createSiteLanguage(options?: SiteLanguageOptions) {
  /** Holds the language on the screen. */
  const i18n = setupI18n()
  /** The language that was requested last. Only this one is shown. */
  let requested: Language | undefined
  let hydrated: Promise<unknown> | undefined
  /** The language that was stored when the page started. */
  let storedAtStart: Language | undefined

  /** Shows the site in a language. Never rejects. */
  const show = async (language: Language): Promise<LanguageOutcome> => {
    requested = language
    // `lazyPart` logs a part that is lost.
    const messages = await load(language).catch(() => undefined)
    await hydrated
    if (requested !== language) return 'superseded'
    if (!messages) {
      options?.notifyLost(language)
      return 'failed'
    }
    const { tag } = LANGUAGES[language]
    // A copy, so that no other site gets what this one adds.
    i18n.load(tag, { ...messages })
    i18n.activate(tag)
    return 'active'
  }

  const load = async (language: Language): Promise<Messages> => {
    const isSecond = i18n.locale !== '' && i18n.locale !== LANGUAGES[language].tag
    const [{ messages }] = await Promise.all([
      catalogs[language].load(),
      isSecond && options?.load(),
    ])
    return messages
  }

  return {
    i18n,
    show,
    /** Adds the messages of a part of the site that few visitors see. */
    addMessages: (added: Partial<Record<Language, Messages>>) => {
      for (const language of LANGUAGE_CODES)
        i18n.load(LANGUAGES[language].tag, { ...added[language] })
    },
    /** Keeps the language on the screen while React hydrates the page. */
    delayChange: (until: Promise<unknown>) => {
      hydrated = until
    },
    /**
     * Shows the site in a language at the start of a visit.
     *
     * @param fallback is shown if the catalog of `language` cannot be loaded
     */
    start: async (language: Language, fallback = language) => {
      storedAtStart = storedLanguage()
      setLanguageCookie(storedAtStart)
      const outcome = await show(language)
      return outcome === 'failed' && fallback !== language ? show(fallback) : outcome
    },
    /** Shows the site in a language, and remembers it only once it is active. */
    choose: async (language: Language) => {
      if ((await show(language)) === 'active') storeLanguage(language)
    },
    /**
     * Follows the language that is chosen in other tabs, even if it was chosen while this page started.
     * Returns a function that ends it.
     */
    followOtherTabs: () => {
      const stored = storedLanguage()
      const isNew = stored !== storedAtStart && stored !== parseLanguage(i18n.locale)
      if (stored && isNew) void show(stored)
      return onLanguageStoredElsewhere(show)
    },
  }
}
