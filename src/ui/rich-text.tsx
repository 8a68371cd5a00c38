import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readAddress } from './address.ts'
import { useCleanText } from './clean-text.ts'
import { opensInPlace } from './content-link.tsx'
import { copyAddress } from './copy-address.tsx'
import { isOfHeading } from './heading-addresses.ts'

interface RichTextProps {
  html: string | undefined
  /** `light` for text over a dark ground. */
  tone?: 'dark' | 'light'
  /** Whether its headings have addresses: for the one long text of a page. */
  addressed?: boolean
}

/** HTML from content, and the only place that sets inner HTML. */
export function RichText({ html, tone = 'dark', addressed = false }: RichTextProps) {
  const { inner } = useCleanText(html, addressed)
  const container = useLinksOpenInPlace()

  if (!html) return null
  return (
    <div ref={container} className="rich-text" data-tone={tone} dangerouslySetInnerHTML={inner} />
  )
}

/**
 * A ref for an element: the router opens the pages that plain links within it lead to. The element
 * comes and goes with its text, which an effect would not see.
 */
function useLinksOpenInPlace() {
  const router = useRouter()
  return useCallback(
    (element: HTMLElement | null) => {
      const open = (click: MouseEvent) => {
        const link = click.target instanceof Element ? click.target.closest('a') : null
        if (link && isOfHeading(link) && opensInPlace(click)) void copyAddress(link)
        const address = readAddress(link?.getAttribute('href') ?? undefined)
        if (address?.kind !== 'page' || !opensInPlace(click)) return
        click.preventDefault()
        void router.navigate({ href: address.href, viewTransition: true })
      }
      element?.addEventListener('click', open)
      return () => {
        element?.removeEventListener('click', open)
      }
    },
    [router],
  )
}
