import { use } from 'react'
import type { AddressedHeading } from './heading-addresses.ts'

/** A text from content, put right and made safe (`sanitize-html.ts`). */
interface CleanText {
  /** For `dangerouslySetInnerHTML`; always the same object, so that React sets it once. */
  inner: { __html: string | TrustedHTML }
  /** Its headings, where they have addresses. */
  headings: AddressedHeading[]
}

/** Each text by its key: it is made safe once in a visit. */
export const cleanTexts = new Map<string, CleanText>()

const NOTHING: CleanText = { inner: { __html: '' }, headings: [] }

let sanitizer: typeof import('./sanitize-html.ts') | undefined
let loading: Promise<boolean> | undefined

/**
 * Fetches what makes texts safe, which is as much as all the rest of a page's code: a written page
 * brings its texts along (`written-texts.ts`) and is drawn without it. Settles with whether it is there.
 */
export function loadSanitizer(): Promise<boolean> {
  loading ??= import('./sanitize-html.ts').then(
    (module) => {
      sanitizer = module
      return true
    },
    (error: unknown) => {
      console.error('No text can be made safe to show.', error)
      return false
    },
  )
  return loading
}

/**
 * HTML from content as it may be shown. Suspends where there is nothing yet to make it safe.
 *
 * @param addressed whether its headings have addresses
 */
export function useCleanText(html = '', addressed = false): CleanText {
  if (html === '') return NOTHING
  const key = keyOf(html, addressed)
  const kept = cleanTexts.get(key)
  if (kept) return kept
  if (!sanitizer) use(loadSanitizer())
  if (!sanitizer) throw new Error('A text cannot be made safe to show.')
  const { html: __html, headings } = addressed
    ? sanitizer.sanitizeArticle(html)
    : { html: sanitizer.sanitizeHtml(html), headings: [] }
  const clean = { inner: { __html }, headings }
  cleanTexts.set(key, clean)
  return clean
}

/** An address within a text may be relative to the page. */
function keyOf(html: string, addressed: boolean): string {
  const { pathname } = new URL(document.baseURI)
  return [pathname, addressed ? 'addressed' : '', html].join('\n')
}
