import { type ContentText, langOf, toPlainString } from '../../i18n/content-text.ts'

/**
 * Completes the name of a link for screen readers: 'Read More: The zone'. It is a single text node,
 * because a browser that has translated the page would keep the old text of a second one.
 */
export function LinkNameSuffix({ title }: { title: ContentText | undefined }) {
  return (
    title && <span className="sr-only" lang={langOf(title)}>{`: ${toPlainString(title)}`}</span>
  )
}
