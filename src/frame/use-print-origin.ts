import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Tells `print.css` the site's origin, which it writes before the path of a link. */
export function usePrintOrigin(): void {
  const { siteUrl } = useRouter().options.context
  useEffect(() => {
    const print = matchMedia('print')
    // Set at once, it would only have the browser style the whole page again.
    const setOrigin = () => {
      document.documentElement.style.setProperty('--site-origin', `"${new URL(siteUrl).origin}"`)
    }
    print.addEventListener('change', setOrigin)
    return () => {
      print.removeEventListener('change', setOrigin)
    }
  }, [siteUrl])
}
