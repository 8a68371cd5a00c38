import { useLanguage } from './active-language.ts'
import { type InOneLanguage, localize } from './localized.ts'

export function useLocalize(): <T>(value: T) => InOneLanguage<T> {
  const language = useLanguage()
  return (value) => localize(value, language)
}
