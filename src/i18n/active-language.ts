import { useLingui } from '@lingui/react/macro'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '../isomorphic/languages.ts'
import { type InOneLanguage, localize } from './localized.ts'

export function useLanguage(): Language {
  const { i18n } = useLingui()
  return languageOf(i18n)
}

/** The language on the screen. */
export function languageOf({ locale }: { locale: string }): Language {
  return parseLanguage(locale) ?? FALLBACK_LANGUAGE
}

export function useLocalize(): <T>(value: T) => InOneLanguage<T> {
  const language = useLanguage()
  return (value) => localize(value, language)
}
