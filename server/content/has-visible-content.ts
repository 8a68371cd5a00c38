import { hasVisibleHtml } from '../../src/isomorphic/has-visible-html.ts'
import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'

/** The fields that databases add. No editor sees them, and no page shows them. */
const BOOKKEEPING =
  /^(_?id|\w+_id|__v|uuid|slug|order|position|sort|status|(user|date)_\w+|(created|updated|deleted|published)(_?at|_?by)|locale)$/i

/** The fields of an error that a backend reports with status 200. No record has any of them. */
const REPORT = /^(success|message|errors?|(status_?)?code)$/i

export function isBookkeeping(name: string): boolean {
  return BOOKKEEPING.test(name)
}

/** Whether a payload holds anything that a page could show: words, a figure, a picture. */
export function hasVisibleContent(value: unknown): boolean {
  if (typeof value === 'string') return hasVisibleHtml(value)
  if (Array.isArray(value)) return value.some(hasVisibleContent)
  if (!isPlainObject(value)) return typeof value === 'number'
  return Object.entries(value).some(
    ([name, member]) => !isBookkeeping(name) && !REPORT.test(name) && hasVisibleContent(member),
  )
}
