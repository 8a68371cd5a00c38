import { type ContentText, langOf, unwrapText } from '../../i18n/content-text.ts'

/**
 * Completes the name of a link for screen readers: 'Read More: The zone'. It is a single text node,
 * because a browser that has translated the page would keep the old text of a second one.
 */
export function ScreenReaderTitle({ title }: { title: ContentText | undefined }) {
  return title && <span className="sr-only" lang={langOf(title)}>{`: ${unwrapText(title)}`}</span>
}
