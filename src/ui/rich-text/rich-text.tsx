import { use } from 'react'
import { type ContentHtml, langOf } from '../../i18n/content-text.ts'
import { usePageAddress } from '../links/use-page-address.ts'
import { useSanitizeWhenIdle } from './sanitize-ahead.ts'
import { sanitizeOnce } from './sanitize-once.ts'
import { sanitizer } from './sanitizer.ts'
import { useIsPrerendered } from './use-is-prerendered.ts'

interface RichTextProps {
  html: ContentHtml | undefined
  /** Whether its headings have anchors: for the one long text of a page. */
  anchored?: boolean
  id?: string
}

/** Shows HTML from content. No other component sets an element's inner HTML. */
export function RichText({ html, anchored = false, id }: RichTextProps) {
  const isPrerendered = useIsPrerendered(html)
  if (!html) return null
  const Html = isPrerendered ? PrerenderedHtml : SanitizedHtml
  return <Html id={id} className="rich-text" lang={langOf(html)} html={html} anchored={anchored} />
}

interface HtmlProps {
  html: ContentHtml
  anchored: boolean
  id: string | undefined
  className: string
  lang: string | undefined
}

const AS_IT_IS = { __html: '' }

/**
 * The HTML that is on the page already: it was sanitised when the page was made. React keeps it, although
 * `__html` is empty: when it hydrates an element with `dangerouslySetInnerHTML`, it takes over what is in it
 * (`suppressHydrationWarning` allows the difference), and later it sets inner HTML only for a new object.
 * So it stays until `SanitizedHtml` replaces the element. `hydration.test.tsx` would see another React.
 * Upstream: https://github.com/facebook/react/issues/32975 (19.3 has no documented way)
 */
function PrerenderedHtml({ html, anchored, ...attributes }: HtmlProps) {
  useSanitizeWhenIdle(html, anchored)
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
}

function SanitizedHtml({ html, anchored, ...attributes }: HtmlProps) {
  const page = usePageAddress()
  const { inner } = sanitizeOnce(use(sanitizer.whenLoaded()), html, anchored, page)
  return <div {...attributes} dangerouslySetInnerHTML={inner} />
}
