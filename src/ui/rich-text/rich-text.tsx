import { type ContentText, langOf } from '../../i18n/content-text.ts'
import { useSanitizedHtml } from './sanitized-html.ts'

interface RichTextProps {
  html: ContentText | undefined
  /** `light` for a text on a dark background. */
  tone?: 'dark' | 'light'
  /** Whether its headings have anchors: for the one long text of a page. */
  anchored?: boolean
}

/** Shows HTML from content. No other component sets an element's inner HTML. */
export function RichText({ html, tone = 'dark', anchored = false }: RichTextProps) {
  const { inner } = useSanitizedHtml(html, anchored)

  if (!html) return null
  return (
    <div
      className="rich-text"
      lang={langOf(html)}
      data-tone={tone}
      // The text of a prerendered page stays as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={inner}
    />
  )
}
