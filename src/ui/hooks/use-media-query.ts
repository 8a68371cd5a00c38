import { useCallback, useSyncExternalStore } from 'react'

/** @param whenPrerendered the answer where there is no screen */
export function useMediaQuery(query: string, whenPrerendered: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => {
        list.removeEventListener('change', onChange)
      }
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => whenPrerendered,
  )
}
