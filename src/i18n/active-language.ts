import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { FALLBACK_LANGUAGE, LANGUAGES, parseLanguage, type Language } from './languages.ts'
import { storeLanguage } from './language-storage.ts'

const loadCatalog: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../locales/en.po'),
  ru: () => import('../../locales/ru.po'),
  arm: () => import('../../locales/hy.po'),
}

let wanted: Language = FALLBACK_LANGUAGE

/**
 * Loads the catalog of `language` and puts every word on the screen into it. Of several calls
 * under way the last one wins. Rejects where the catalog cannot be had; the words then stay.
 */
export async function activateLanguage(language: Language): Promise<void> {
  wanted = language
  const { messages } = await loadCatalog[language]()
  if (wanted !== language) return

  const { tag } = LANGUAGES[language]
  i18n.loadAndActivate({ locale: tag, messages })
  document.documentElement.lang = tag
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
