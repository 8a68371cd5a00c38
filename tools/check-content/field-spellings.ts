import type { ValueField } from '../../src/api/wire/fields.ts'
import { languagePrefixes } from '../../src/api/wire/language-prefix.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGE_CODES } from '../../src/isomorphic/languages.ts'
import { type DeclaredField, isPerLanguage } from './declared-fields.ts'

/** The spellings of a name in a language, usual one first: `title`, `en_title`; `arm_title`, `hy_title`. */
export function spellingsFor(
  language: Language,
  name: string,
  { prefixesEnglish = false }: Partial<ValueField> = {},
): string[] {
  const prefixed = languagePrefixes(language).map((prefix) => prefix + name)
  if (language !== FALLBACK_LANGUAGE) return prefixed
  return prefixesEnglish ? [...prefixed, name] : [name, ...prefixed]
}

/** The usual spelling of a field or list in each language, or its only one. */
export function usualSpellings(declared: DeclaredField): string[] {
  const [name, field] =
    'field' in declared ? [declared.names[0], declared.field] : [declared.list, undefined]
  if (field && !isPerLanguage(field.kind)) return [name]
  return LANGUAGE_CODES.flatMap((language) => spellingsFor(language, name, field).slice(0, 1))
}
