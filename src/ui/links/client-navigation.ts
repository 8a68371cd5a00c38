import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readAddress } from './address.ts'

/** Lets the router open the page that a clicked link leads to, in the same tab. */
export function useClientNavigation(): (click: MouseEvent, href: string | null) => void {
  const router = useRouter()
  return useCallback(
    (click, href) => {
      const address = readAddress(href ?? undefined)
      if (address?.kind !== 'page' || click.defaultPrevented || !isPlainClick(click)) return
      click.preventDefault()
      void router.navigate({ href: address.href })
    },
    [router],
  )
}

/** False for a click that asks for another tab or window. */
export function isPlainClick(click: MouseEvent): boolean {
  return click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
}
