import { type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { retriableImport } from '../retriable-import.ts'

/** The contact form calls this ahead: a toast may have to say that the connection is lost. */
export const importToasts = retriableImport(() => import('./toasts.tsx'))

/** Nothing until the first toast of the visit has loaded the code. */
let toasts: ReactNode
const followers = new Set<() => void>()

/**
 * Shows a toast. The code for toasts is loaded at the first one, because no page needs it before
 * the visitor acts. If it cannot be loaded, an error is logged, and the next toast tries again.
 *
 * @param id if a toast with this id is on the screen, no second one is shown
 */
export async function showToast(
  type: 'success' | 'error',
  message: ReactNode,
  id?: string,
): Promise<void> {
  try {
    const { toast, Toasts } = await importToasts()
    toasts ??= <Toasts />
    // The library keeps a toast that comes before `Toasts`. But React's strict mode mounts that twice,
    // which loses the toast, so a page that is on the screen mounts it first.
    flushSync(() => {
      for (const follow of followers) follow()
    })
    toast(message, { type, ...(id !== undefined && { toastId: id }) })
  } catch (error) {
    console.error('A toast could not be shown.', error)
  }
}

/** Mounts `Toasts` once its code has been loaded. */
export function LazyToasts(): ReactNode {
  return useSyncExternalStore(
    followToasts,
    () => toasts,
    () => undefined,
  )
}

function followToasts(follow: () => void) {
  followers.add(follow)
  return () => {
    followers.delete(follow)
  }
}
