import { use } from 'react'
import type { AddressedHeading } from './heading-addresses.ts'

/** A tidied and sanitised text. */
interface CleanText {
  /** For `dangerouslySetInnerHTML`: always the same object, so that React sets it only once. */
  inner: { __html: string | TrustedHTML }
  headings: AddressedHeading[]
}

/** By key: each text is sanitised once in a visit. */
export const cleanTexts = new Map<string, CleanText>()

const NOTHING: CleanText = { inner: { __html: '' }, headings: [] }

let sanitizer: typeof import('./sanitize-html.ts') | undefined
let loading: Promise<boolean> | undefined

/**
 * Loads the sanitiser, which is as large as the rest of a page's code: prerendered pages bring
 * their texts (`written-texts.ts`) and do not need it. Resolves to whether it is there.
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

/** Suspends until the sanitiser is there. `addressed`: headings get addresses. */
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

/** A text's relative addresses depend on the page. */
function keyOf(html: string, addressed: boolean): string {
  const { pathname } = new URL(document.baseURI)
  return [pathname, addressed ? 'addressed' : '', html].join('\n')
}
