import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import {
  FALLBACK_LANGUAGE,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
  parseLanguage,
} from '../isomorphic/languages.ts'
import { lazyPart } from '../lazy-part.ts'
import { byLanguage, type Catalog } from './catalogs.ts'
import { type InOneLanguage, localize } from './localized.ts'

const catalogs = byLanguage(import.meta.glob<Catalog>('../../locales/*.po'), lazyPart)

/** Rejects if the file cannot be loaded; the next call tries again. */
export function loadCatalog(language: Language): Promise<Catalog> {
  return catalogs[language].load()
}

/** Shows the site in a language. `change-language.ts` does so for visitors. */
export function activateLanguage(language: Language, { messages }: Catalog): void {
  const { tag } = LANGUAGES[language]
  i18n.load(tag, { ...messages })
  i18n.activate(tag)
  // The same value again would have the browser style the whole page again.
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag
}

/** Adds the messages of a part of the site that few visitors see. */
export function addMessages(added: Record<Language, Messages>): void {
  for (const language of LANGUAGE_CODES) i18n.load(LANGUAGES[language].tag, { ...added[language] })
}

export function useLanguage(): Language {
  const { i18n: current } = useLingui()
  return parseLanguage(current.locale) ?? FALLBACK_LANGUAGE
}

export function useLocalize(): <T>(value: T) => InOneLanguage<T> {
  const language = useLanguage()
  return (value) => localize(value, language)
}
