import type { ContentCall } from '../../src/api/calls/calls.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { isNestedTooDeep } from '../../src/ui/rich-text/nested-too-deep.ts'
import type { Finding } from './finding.ts'
import type { PlacedHtml } from './html-findings.ts'
import type { PlacedField } from './placed-fields.ts'
import { textsOf } from './text-findings.ts'

/** A prerendered page contains a text four times, and has at most half a million characters. */
const MAX_CHARACTERS = 100_000

/** Reports texts that are too long for their page to be prerendered. */
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

/** Reports HTML that the site shows without markup, because it is nested too deep. */
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
