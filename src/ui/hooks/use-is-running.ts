import { useSyncExternalStore } from 'react'

/** False in a prerendered page, where everything has to be reachable without scripts. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/** The same outside of React: not before the first page is on the screen (`tell-styles.ts`). */
export function isRunning(): boolean {
  return 'running' in document.documentElement.dataset
}

const neverChanges = () => () => undefined
