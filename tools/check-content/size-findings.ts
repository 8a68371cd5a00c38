import type { ContentCall } from '../../src/api/calls/calls.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { isNestedTooDeep } from '../../src/ui/rich-text/nested-too-deep.ts'
import type { Finding } from './finding.ts'
import type { PlacedHtml } from './html-findings.ts'
import type { PlacedField } from './placed-fields.ts'
import { textsOf } from './text-findings.ts'

/** A page holds a text four times, and half a million characters in all. */
const MAX_CHARACTERS = 100_000

/** Texts that leave their page without HTML, for search engines and visitors without scripts. */
export function tooLong(call: ContentCall, fields: PlacedField[]): Finding[] {
  return textsOf(fields).flatMap(({ value, path }) =>
    LANGUAGE_CODES.flatMap((language) => {
      const { length } = value.values[language] ?? ''
      if (length <= MAX_CHARACTERS) return []
      const says = `has more than ${MAX_CHARACTERS} characters, so its page is not prerendered; pictures in it can be files`
      const kind = 'text too long' as const
      return [{ level: 'error' as const, kind, call, field: path(language), says }]
    }),
  )
}

/** The site shows only the text of such HTML. */
export function nestedTooDeep(call: ContentCall, texts: PlacedHtml[]): Finding[] {
  return texts
    .filter(({ html }) => isNestedTooDeep(html))
    .map(({ field }) => ({
      level: 'error' as const,
      kind: 'HTML nested too deep' as const,
      call,
      field,
      says: 'has hundreds of elements in each other, so only its text is shown',
    }))
}
