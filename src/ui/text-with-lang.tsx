import { type ContentText, langOf, unwrapText } from '../i18n/content-text.ts'

interface TextWithLangProps {
  as: 'h2' | 'h3' | 'span'
  of: ContentText | undefined
  id?: string | undefined
}

/** Draws a plain text from content, if there is one, and names its language if that is not the page's. */
export function TextWithLang({ as: Element, of: text, id }: TextWithLangProps) {
  return (
    text && (
      <Element id={id} lang={langOf(text)}>
        {unwrapText(text)}
      </Element>
    )
  )
}
