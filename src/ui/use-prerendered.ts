import { useSyncExternalStore } from 'react'

/** Whether the page is written at build time, for those who run no scripts. */
export function usePrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

function neverChanges() {
  return () => undefined
}
