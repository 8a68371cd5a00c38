import { useHydrated } from '@tanstack/react-router'
import { use, useState } from 'react'
import { retriable } from '../../retriable.ts'
import { type AnchoredHeading, headingsOnPage } from './heading-anchors.ts'

interface SanitizedHtml {
  /** For `dangerouslySetInnerHTML`: always the same object, so that React sets it only once. */
  inner: { __html: string | TrustedHTML }
  headings: AnchoredHeading[]
}

/** Each text is sanitised once in a visit. */
const sanitizedTexts = new Map<string, SanitizedHtml>()

const NOTHING: SanitizedHtml = { inner: { __html: '' }, headings: [] }

let sanitizer: typeof import('./sanitize-html.ts') | undefined
let loading: Promise<void> | undefined

const importSanitizer = retriable(() => import('./sanitize-html.ts'))

/**
 * Loads the sanitiser, which is as large as the rest of a page's code. A prerendered page is shown
 * without it. If it cannot be loaded, a page with a text that needs it shows an error, and the next
 * call tries again.
 */
export function loadSanitizer(): Promise<void> {
  loading = importSanitizer().then(
    (module) => {
      sanitizer = module
    },
    (error: unknown) => {
      console.error('No text can be made safe to show.', error)
    },
  )
  return loading
}

/**
 * Sanitises a text, and suspends until the sanitiser has loaded. A text of a prerendered page stays
 * as it is until it changes, because it was sanitised when the page was made.
 *
 * @param anchored whether headings get anchors
 */
export function useSanitizedHtml(html = '', anchored = false): SanitizedHtml {
  const hydrated = useHydrated()
  const [came, setCame] = useState(() =>
    hydrated || sanitizer ? undefined : { html, text: { ...NOTHING, headings: headingsOnPage() } },
  )
  if (came?.html === html) return came.text
  if (came) setCame(undefined)

  if (html === '') return NOTHING
  const key = keyOf(html, anchored)
  const kept = sanitizedTexts.get(key)
  if (kept) return kept
  // After a failure this does not try again: the text would be drawn and requested for ever.
  if (!sanitizer) use(loading ?? loadSanitizer())
  if (!sanitizer) throw new Error('A text cannot be made safe to show.')
  const { html: __html, headings } = anchored
    ? sanitizer.sanitizeArticle(html)
    : { html: sanitizer.sanitizeHtml(html), headings: [] }
  const clean = { inner: { __html }, headings }
  sanitizedTexts.set(key, clean)
  return clean
}

/** The key contains the page, because a text's relative addresses depend on it. */
function keyOf(html: string, anchored: boolean): string {
  const { pathname } = new URL(document.baseURI)
  return [pathname, anchored ? 'anchored' : '', html].join('\n')
}
