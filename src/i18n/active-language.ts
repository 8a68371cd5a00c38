import { useLingui } from '@lingui/react/macro'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '../isomorphic/languages.ts'
import { type InOneLanguage, localize } from './localized.ts'

export function useLanguage(): Language {
  const { i18n } = useLingui()
  return parseLanguage(i18n.locale) ?? FALLBACK_LANGUAGE
}

export function useLocalize(): <T>(value: T) => InOneLanguage<T> {
  const language = useLanguage()
  return (value) => localize(value, language)
}
