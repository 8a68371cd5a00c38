import { type ContentText, langOf, toPlainString } from '../i18n/content-text.ts'

interface PlainTextProps {
  as: 'h2' | 'h3' | 'span'
  of: ContentText | undefined
  id?: string | undefined
}

/** Draws a plain text from content, if there is one, and names its language if that is not the page's. */
export function PlainText({ as: Element, of: text, id }: PlainTextProps) {
  return (
    text && (
      <Element id={id} lang={langOf(text)}>
        {toPlainString(text)}
      </Element>
    )
  )
}
