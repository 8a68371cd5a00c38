import { fileAddress } from '../../addresses/file-address.ts'
import { Localized, LocalizedHtml, LocalizedText } from '../../i18n/localized.ts'
import { FALLBACK_LANGUAGE } from '../../isomorphic/languages.ts'
import type { ValueField, ValueKind, Values } from './fields.ts'
import { readPlainText, readText, readTextOrNumber } from './read-text.ts'
import { unswappedNames } from './unswapped-names.ts'
import type { ValuesByLanguage } from './values-by-language.ts'

export function readValue<Kind extends ValueKind>(
  field: ValueField<Kind>,
  wire: ValuesByLanguage,
): Values[Kind] | undefined {
  return READERS[field.kind](field, wire)
}

type Reader<Kind extends ValueKind> = (
  field: ValueField<Kind>,
  wire: ValuesByLanguage,
) => Values[Kind] | undefined

const READERS: { [Kind in ValueKind]: Reader<Kind> } = {
  text: (field, wire) => {
    const values = wire.inEach(unswappedNames(field, wire), readPlainText)
    const fallback = field.isExact ? undefined : FALLBACK_LANGUAGE
    return values && new LocalizedText(values, { fallback })
  },
  html: ({ names }, wire) => {
    const values = wire.inEach(() => names, readText)
    return values && new LocalizedHtml(values)
  },
  link: (field, wire) => {
    const values = wire.inEach(unswappedNames(field, wire), readText)
    return values && new Localized(values)
  },
  file: ({ names }, wire) => {
    const address = wire.shared(names, readText)
    return address && fileAddress(address)
  },
  shared: ({ names }, wire) => wire.shared(names, readTextOrNumber),
  count: ({ names }, wire) => wire.shared(names, readTextOrNumber),
}
