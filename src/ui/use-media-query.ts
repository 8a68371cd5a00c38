import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a CSS media query holds, kept up to date.
 *
 * @param whenPrerendered what to take for true where there is no screen to ask
 */
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
