import { useCallback } from 'react'
import { type ContentText, langOf } from '../../i18n/content-text.ts'
import { useClientNavigation } from '../links/client-navigation.ts'
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
  const container = useClientLinks()

  if (!html) return null
  return (
    <div
      ref={container}
      className="rich-text"
      lang={langOf(html)}
      data-tone={tone}
      // The text of a prerendered page stays as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={inner}
    />
  )
}

/**
 * A ref for an element: the router opens the pages that plain links within it lead to. An effect
 * would not do, because it does not see that the element comes and goes with its text.
 */
function useClientLinks() {
  const navigateTo = useClientNavigation()
  return useCallback(
    (element: HTMLElement | null) => {
      const open = (click: MouseEvent) => {
        const link = click.target instanceof Element ? click.target.closest('a') : null
        if (link) navigateTo(click, link.getAttribute('href'))
      }
      element?.addEventListener('click', open)
      return () => {
        element?.removeEventListener('click', open)
      }
    },
    [navigateTo],
  )
}
