import { type ContentText, langOf, plainWords } from '../i18n/content-text.ts'

interface ContentWordsProps {
  as: 'h2' | 'h3' | 'span'
  of: ContentText | undefined
}

/** Draws a plain text from content, if there is one, and names its language if that is not the page's. */
export function ContentWords({ as: Element, of: text }: ContentWordsProps) {
  return text && <Element lang={langOf(text)}>{plainWords(text)}</Element>
}
