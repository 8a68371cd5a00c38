import { type Language, LANGUAGE_CODES } from '../../isomorphic/languages.ts'
import type { SwappedKind, ValueField } from './fields.ts'
import { readPlainText } from './read-text.ts'
import type { ValuesByLanguage } from './values-by-language.ts'

const ADDRESS = /^([/#]|https?:|mailto:|tel:|www\.)\S*$/i

/**
 * The names of a field in a language. Editors sometimes swap a link and its label, in all languages or in one. A
 * language without an address follows the others.
 */
export function unswappedNames(
  { kind, names, swapsWith }: ValueField<SwappedKind>,
  wire: ValuesByLanguage,
): (language: Language) => string[] {
  if (swapsWith === undefined) return () => names
  const hasAddress = (some: string[], languages: Language[]) =>
    languages.some((language) => ADDRESS.test(wire.in(language, some, readPlainText) ?? ''))
  return (language) => {
    for (const languages of [[language], LANGUAGE_CODES]) {
      const isAddress = hasAddress(names, languages)
      if (isAddress !== hasAddress([swapsWith], languages))
        return isAddress === (kind === 'link') ? names : [swapsWith]
    }
    return names
  }
}
