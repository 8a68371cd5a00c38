import { useSyncExternalStore } from 'react'

/** False in a prerendered page, where everything has to be reachable without scripts. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => undefined
