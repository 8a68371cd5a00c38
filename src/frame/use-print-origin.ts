import { useEffect } from 'react'
import { useSiteContext } from '../ui/hooks/use-site-context.ts'

/** Tells `print.css` the site's origin, which it writes before the path of a link. */
export function usePrintOrigin(): void {
  const { siteUrl } = useSiteContext()
  useEffect(() => {
    const print = matchMedia('print')
    // If it were set at once, the browser would only style the whole page again.
    const setOrigin = () => {
      document.documentElement.style.setProperty('--site-origin', `"${new URL(siteUrl).origin}"`)
    }
    print.addEventListener('change', setOrigin)
    return () => {
      print.removeEventListener('change', setOrigin)
    }
  }, [siteUrl])
}
