import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isPlainClick } from '../is-plain-click.ts'
import { parseAddress } from './address.ts'

/**
 * Does for plain links, as those in texts, what the router does for its own: prepares their page when they are
 * pointed at, touched or focused, and opens it in place, unless they ask for another tab.
 */
export function useClientNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const page = linkedPage(target)
      if (page) void router.preloadRoute({ to: page.replace(/[?#].*/, '') })
    }
    const follow = (click: MouseEvent) => {
      if (click.defaultPrevented || !isPlainClick(click)) return
      const page = linkedPage(click.target)
      // The browser itself leads to a place on the page on the screen.
      if (!page || page.startsWith(location.pathname + location.search + '#')) return
      click.preventDefault()
      void router.navigate({ href: page })
    }
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('pointerover', prepare, { signal })
    document.addEventListener('focusin', prepare, { signal })
    document.addEventListener('click', follow, { signal })
    return () => {
      ended.abort()
    }
  }, [router])
}

/** The address of the page that the link around an element leads to. */
function linkedPage(element: EventTarget | null): string | undefined {
  if (!(element instanceof Element)) return undefined
  const link = element.closest<HTMLAnchorElement>('a:not([target])')
  const address = parseAddress(link?.href, location.href)
  return address?.kind === 'page' ? address.href : undefined
}
