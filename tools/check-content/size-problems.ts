import { isNestedTooDeep } from '../../src/ui/rich-text/nested-too-deep.ts'
import type { PlacedHtml } from './html-problems.ts'
import { type PlacedField, textsOf, versionsOf } from './placed-fields.ts'
import { error } from './problem.ts'

/** A prerendered page contains a text four times, and has at most half a million characters. */
const MAX_CHARACTERS = 100_000

/** Reports texts that are too long for their page to be prerendered. */
export function tooLong(fields: PlacedField[]) {
  return textsOf(fields)
    .flatMap(versionsOf)
    .filter(({ text }) => text.length > MAX_CHARACTERS)
    .map(({ path }) =>
      error(
        'text too long',
        path,
        `has more than ${MAX_CHARACTERS} characters, so its page is not prerendered; pictures in it can be files`,
      ),
    )
}

/** Reports HTML that the site shows without markup, because it is nested too deep. */
export function nestedTooDeep(texts: PlacedHtml[]) {
  const message = 'has hundreds of elements in each other, so only its text is shown'
  return texts
    .filter(({ html }) => isNestedTooDeep(html))
    .map(({ field }) => error('HTML nested too deep', field, message))
}
