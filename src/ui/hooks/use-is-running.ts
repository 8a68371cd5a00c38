import { useSyncExternalStore } from 'react'

/**
 * False while a page is prerendered, because all of it has to be usable without scripts, and while
 * React hydrates it.
 */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

/** For code outside React: true once the first page is on the screen (`tell-styles.ts`). */
export function isRunning(): boolean {
  return 'running' in document.documentElement.dataset
}

const neverChanges = () => () => undefined
