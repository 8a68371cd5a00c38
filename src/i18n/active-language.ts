import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { storeLanguage } from './language-storage.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGES, parseLanguage } from './languages.ts'

/** The words of the site, or of a part of it, by language. */
export type Catalogs = Record<Language, () => Promise<{ messages: Messages }>>

const catalogs = new Set<Catalogs>([
  {
    en: () => import('../../locales/en.po'),
    ru: () => import('../../locales/ru.po'),
    arm: () => import('../../locales/hy.po'),
  },
])

let wanted: Language = FALLBACK_LANGUAGE

/**
 * Loads the catalogs of `language` and puts every word on the screen into it. Of several calls
 * under way the last one wins. Rejects where a catalog cannot be had; the words then stay.
 */
export async function activateLanguage(language: Language): Promise<void> {
  wanted = language
  const loaded = await Promise.all(Array.from(catalogs, (catalog) => catalog[language]()))
  if (wanted !== language) return

  const { tag } = LANGUAGES[language]
  const messages = Object.assign({}, ...loaded.map((catalog) => catalog.messages)) as Messages
  i18n.loadAndActivate({ locale: tag, messages })
  document.documentElement.lang = tag
}

/**
 * Adds the words of a part of the site that few visitors see. Settles once they are there in the
 * language on the screen, which they follow from then on; rejects where they cannot be had.
 */
export async function addCatalogs(added: Catalogs): Promise<void> {
  if (catalogs.has(added)) return
  await added[wanted]()
  catalogs.add(added)
  await followLanguage(wanted)
}

/** What a visitor's choice does: it is remembered and shown. */
export function chooseLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  return followLanguage(language)
}

/** Shows a language. Where its words cannot be had, those on the screen stay, and the console says so. */
export async function followLanguage(language: Language): Promise<void> {
  try {
    await activateLanguage(language)
  } catch (error) {
    console.error(`The words of '${language}' could not be loaded.`, error)
  }
}

/** The language on the screen; the component renders again when it changes. */
export function useLanguage(): Language {
  return parseLanguage(useLingui().i18n.locale) ?? FALLBACK_LANGUAGE
}
