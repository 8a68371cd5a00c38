import { useSyncExternalStore } from 'react'

/** Whether scripts run: not in a written page, all of which can be reached without them. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => undefined
