import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { parseAddress } from '../../addresses/parse-address.ts'
import { isPlainClick } from '../is-plain-click.ts'

/** Lets the router open the pages that plain links lead to, unless they ask for another tab. */
export function useClientNavigation(): void {
  const router = useRouter()
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      if (click.defaultPrevented || !isPlainClick(click) || !(click.target instanceof Element))
        return
      const link = click.target.closest<HTMLAnchorElement>('a:not([target])')
      const address = parseAddress(link?.href, location.href)
      if (address?.kind !== 'page') return
      // The browser itself leads to a place on the page on the screen.
      if (address.href.startsWith(location.pathname + location.search + '#')) return
      click.preventDefault()
      void router.navigate({ href: address.href })
    }
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('click', follow)
    }
  }, [router])
}
