import { type Messages, setupI18n } from '@lingui/core'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
  parseLanguage,
} from '../isomorphic/languages.ts'
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
 * a file is lost, it has failed: the language on the screen stays, and the visitor is told.
 */
type LanguageOutcome = 'active' | 'superseded' | 'failed'

interface LanguageChange {
  language: Language
  outcome: Promise<LanguageOutcome>
}

/** What a change needs from parts of the site that import this one. */
interface SiteLanguageOptions {
  /** Loads what texts in a second language need besides the catalog. */
  load: () => Promise<unknown>
  notifyLost: (language: Language) => void
}

/** The language of one site, or of one rendering of a page, with its messages. */
export class SiteLanguage {
  /** Holds the language on the screen. */
  readonly i18n = setupI18n()
  readonly #options: SiteLanguageOptions | undefined
  /** The change that is under way. */
  #current: LanguageChange | undefined
  #hydrated: Promise<unknown> | undefined
  /** The stored language as the page found it. */
  #found: Language | undefined

  constructor(options?: SiteLanguageOptions) {
    this.#options = options
  }

  /** Shows the site in a language without a change that others could supersede: for prerendering. */
  async activate(language: Language): Promise<void> {
    this.#activate(language, await catalogs[language].load())
  }

  /** Adds the messages of a part of the site that few visitors see. */
  addMessages(added: Record<Language, Messages>): void {
    for (const language of LANGUAGE_CODES)
      this.i18n.load(LANGUAGES[language].tag, { ...added[language] })
  }

  /** While React hydrates a page, the language on the screen stays. */
  delayChange(hydrated: Promise<unknown>): void {
    this.#hydrated = hydrated
  }

  /**
   * Shows the site in a language at the start of a visit.
   *
   * @param orFallback whether to show English if the catalog of `language` cannot be loaded
   */
  async start(
    language: Language,
    { orFallback }: { orFallback: boolean },
  ): Promise<LanguageOutcome> {
    this.#found = storedLanguage()
    setLanguageCookie(this.#found)
    const outcome = await this.show(language)
    const fallsBack = outcome === 'failed' && orFallback && language !== FALLBACK_LANGUAGE
    return fallsBack ? this.show(FALLBACK_LANGUAGE) : outcome
  }

  /** Shows the site in a language, and remembers it only once it is active. */
  async choose(language: Language): Promise<void> {
    if ((await this.show(language)) === 'active') storeLanguage(language)
  }

  /**
   * Shows the site in a language. Never rejects. Two who ask for the same language, such as the start and
   * `?lang=`, get the same outcome.
   */
  show(language: Language): Promise<LanguageOutcome> {
    if (this.#current?.language === language) return this.#current.outcome
    const change: LanguageChange = {
      language,
      outcome: this.#run(language, () => change !== this.#current),
    }
    this.#current = change
    return change.outcome
  }

  /**
   * Follows the language that is chosen in other tabs, also if that was while this page started.
   * Returns a function that ends it.
   */
  followOtherTabs(): () => void {
    const stored = storedLanguage()
    const isNew = stored !== this.#found && stored !== parseLanguage(this.i18n.locale)
    if (stored && isNew) void this.show(stored)
    return onLanguageStoredElsewhere((language) => this.show(language))
  }

  /** Ends the change `#current`, unless another one has taken its place. */
  async #run(language: Language, isSuperseded: () => boolean): Promise<LanguageOutcome> {
    try {
      const catalog = await this.#load(language)
      await this.#hydrated
      if (isSuperseded()) return 'superseded'
      this.#activate(language, catalog)
      return 'active'
    } catch (error) {
      if (isSuperseded()) return 'superseded'
      console.error(`The language '${language}' could not be loaded.`, error)
      this.#options?.notifyLost(language)
      return 'failed'
    } finally {
      if (!isSuperseded()) this.#current = undefined
    }
  }

  async #load(language: Language): Promise<Catalog> {
    const { locale } = this.i18n
    const isSecond = locale !== '' && locale !== LANGUAGES[language].tag
    const [catalog] = await Promise.all([
      catalogs[language].load(),
      isSecond && this.#options?.load(),
    ])
    return catalog
  }

  #activate(language: Language, { messages }: Catalog): void {
    const { tag } = LANGUAGES[language]
    // A copy, so that no other site gets what this one adds.
    this.i18n.load(tag, { ...messages })
    this.i18n.activate(tag)
  }
}
