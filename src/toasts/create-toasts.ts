import type { ReactNode } from 'react'

export interface ToastMessage {
  id: string | number
  type: 'success' | 'error'
  message: ReactNode
}

export const NO_TOASTS: readonly ToastMessage[] = []

export type SiteToasts = ReturnType<typeof createToasts>

/** Holds the toasts of one site, the newest first. */
export function createToasts() {
  let shown = NO_TOASTS
  let count = 0
  const followers = new Set<() => void>()
  const replace = (toasts: readonly ToastMessage[]) => {
    shown = toasts
    for (const follow of followers) follow()
  }
  return {
    /** @param id if a toast with this id is on the screen, no second one is shown */
    show: (
      type: ToastMessage['type'],
      message: ReactNode,
      id: ToastMessage['id'] = count++,
    ): void => {
      if (shown.every((toast) => toast.id !== id)) replace([{ id, type, message }, ...shown])
    },
    close: (id: ToastMessage['id']): void => {
      replace(shown.filter((toast) => toast.id !== id))
    },
    /** For `useSyncExternalStore`. */
    subscribe: (follow: () => void) => {
      followers.add(follow)
      return () => {
        followers.delete(follow)
      }
    },
    getSnapshot: () => shown,
  }
}
