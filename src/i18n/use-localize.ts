import { useLanguage } from './active-language.ts'
import { type InOneLanguage, localize } from './localized.ts'

/** Takes records and their values in the language on the screen. */
export function useLocalize(): <T>(value: T) => InOneLanguage<T> {
  const language = useLanguage()
  return (value) => localize(value, language)
}
