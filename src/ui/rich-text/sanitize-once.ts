import type { TocEntry } from '../../html/toc-entries.ts'
import type { ContentHtml } from '../../i18n/content-text.ts'
import type { Sanitizer } from './sanitizer.ts'

interface SanitizedText {
  /** For `dangerouslySetInnerHTML`: always the same object, so that React sets it only once. */
  inner: { __html: string }
  headings: TocEntry[]
}

const sanitizedTexts = new Map<string, SanitizedText>()

/**
 * Sanitises a text once in a visit.
 *
 * @param anchored whether headings get anchors; a translated text gets the anchors of the original
 * @param page the address of its page, which the relative addresses in a text depend on
 */
export function sanitizeOnce(
  { sanitizeArticle, sanitizeHtml }: Sanitizer,
  { text, original }: Pick<ContentHtml, 'text' | 'original'>,
  anchored: boolean,
  page: string,
): SanitizedText {
  const key = JSON.stringify([page, anchored, text, anchored ? original : ''])
  const kept = sanitizedTexts.get(key)
  if (kept) return kept
  const { html: __html, headings } = anchored
    ? sanitizeArticle(text, page, original)
    : { html: sanitizeHtml(text, page), headings: [] }
  const sanitized = { inner: { __html }, headings }
  sanitizedTexts.set(key, sanitized)
  return sanitized
}
