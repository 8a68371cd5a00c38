import { type AnyRouter, useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type ContentText, toPlainString, TranslatedText } from '../../i18n/content-text.ts'
import { type AnchoredHeading, headingsOnPage } from './heading-anchors.ts'
import { readSanitizer } from './sanitizer.ts'

interface SanitizedHtml {
  /** For `dangerouslySetInnerHTML`: always the same object, so that React sets it only once. */
  inner: { __html: string | TrustedHTML }
  headings: AnchoredHeading[]
}

/** Each text is sanitised once in a visit. */
const sanitizedTexts = new Map<string, SanitizedHtml>()

const NOTHING: SanitizedHtml = { inner: { __html: '' }, headings: [] }

/**
 * Sanitises a text, and suspends until the sanitiser has loaded. A text of a prerendered page stays
 * as it is until it changes, because it was sanitised when the page was made.
 *
 * @param anchored whether headings get anchors, those of the original if the text is translated
 */
export function useSanitizedHtml(text: ContentText | undefined, anchored = false): SanitizedHtml {
  const html = toPlainString(text) ?? ''
  const hydrated = useHydrated()
  // A part of a page that is tested alone has no router.
  const router = useRouter({ warn: false }) as AnyRouter | undefined
  const [came, setCame] = useState(() =>
    hydrated || router?.isServer
      ? undefined
      : { html, text: { ...NOTHING, headings: headingsOnPage() } },
  )
  if (came?.html === html) return came.text
  if (came) setCame(undefined)

  if (html === '') return NOTHING
  const { sanitizeArticle, sanitizeHtml } = readSanitizer()
  const original = anchored && text instanceof TranslatedText ? text.original : undefined
  const key = keyOf(html, anchored, original)
  const kept = sanitizedTexts.get(key)
  if (kept) return kept
  const { html: __html, headings } = anchored
    ? sanitizeArticle(html, original)
    : { html: sanitizeHtml(html), headings: [] }
  const clean = { inner: { __html }, headings }
  sanitizedTexts.set(key, clean)
  return clean
}

/** The key contains the page, because a text's relative addresses depend on it. */
function keyOf(html: string, anchored: boolean, original = ''): string {
  const { pathname } = new URL(document.baseURI)
  return [pathname, anchored ? 'anchored' : '', html, original].join('\n')
}
