import { useSyncExternalStore } from 'react'

/** Whether a CSS media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const list = window.matchMedia(query)
  return useSyncExternalStore(
    (onChange) => {
      list.addEventListener('change', onChange)
      return () => {
        list.removeEventListener('change', onChange)
      }
    },
    () => list.matches,
  )
}
