import type { ContentHtml } from '../../i18n/content-text.ts'
import { readSanitizer } from './load-sanitizer.ts'
import type { TocEntry } from './toc-entries.ts'

interface SanitizedHtml {
  /** For `dangerouslySetInnerHTML`: always the same object, so that React sets it only once. */
  inner: { __html: string }
  headings: TocEntry[]
}

/** Each text is sanitised once in a visit. */
const sanitizedTexts = new Map<string, SanitizedHtml>()

/**
 * Sanitises a text. Suspends the component until the sanitiser has loaded.
 *
 * @param anchored whether headings get anchors, those of the original if the text is translated
 */
export function sanitizeOnce(text: ContentHtml, anchored: boolean): SanitizedHtml {
  const { sanitizeArticle, sanitizeHtml } = readSanitizer()
  const html = text.text
  const original = anchored ? text.original : undefined
  const key = keyOf(html, anchored, original)
  const kept = sanitizedTexts.get(key)
  if (kept) return kept
  const { html: __html, headings } = anchored
    ? sanitizeArticle(html, original)
    : { html: sanitizeHtml(html), headings: [] }
  const sanitized = { inner: { __html }, headings }
  sanitizedTexts.set(key, sanitized)
  return sanitized
}

/** The key contains the page, because a text's relative addresses depend on it. */
function keyOf(html: string, anchored: boolean, original = ''): string {
  const { pathname } = new URL(document.baseURI)
  return [pathname, anchored ? 'anchored' : '', html, original].join('\n')
}
