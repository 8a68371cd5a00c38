import { useEffect } from 'react'
import { useSiteContext } from '../ui/use-site-context.ts'

/** Tells `print.css` the site's origin, which it writes before the path of a link. */
export function usePrintOrigin(): void {
  const { siteUrl } = useSiteContext()
  useEffect(() => {
    // If it were set at once, the browser would only style the whole page again. Firefox prints a copy of the
    // page, so `matchMedia('print')` says nothing there.
    const setOrigin = () => {
      document.documentElement.style.setProperty('--site-origin', `"${new URL(siteUrl).origin}"`)
    }
    addEventListener('beforeprint', setOrigin)
    return () => {
      removeEventListener('beforeprint', setOrigin)
    }
  }, [siteUrl])
}
