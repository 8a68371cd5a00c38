import './plain-toast.css'
import { type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../lazy-part.ts'

/** The contact form preloads this: a toast may have to say that the connection is lost. */
export const toastsPart = lazyPart(() => import('./toasts.tsx'))

const PLAIN_TOAST_MS = 5000

/** Nothing until the first toast of the visit. */
let toasts: ReactNode
const followers = new Set<() => void>()

/**
 * Shows a toast. The code for toasts is loaded at the first one, because no page needs it before
 * the visitor acts. If it cannot be loaded, the message is shown without it, and the next toast tries again.
 *
 * @param id if a toast with this id is on the screen, no second one is shown
 */
export async function showToast(
  type: 'success' | 'error',
  message: ReactNode,
  id?: string,
): Promise<void> {
  try {
    const { toast, Toasts } = await toastsPart.load()
    // The library keeps a toast that comes before `Toasts`. But React's strict mode mounts that twice,
    // which loses the toast, so a page that is on the screen mounts it first.
    show(<Toasts />)
    toast(message, { type, ...(id !== undefined && { toastId: id }) })
  } catch {
    const plain = (
      <p role="alert" className="plain-toast">
        {message}
      </p>
    )
    show(plain)
    setTimeout(() => {
      if (toasts === plain) show(undefined)
    }, PLAIN_TOAST_MS)
  }
}

function show(shown: ReactNode): void {
  toasts = shown
  flushSync(() => {
    for (const follow of followers) follow()
  })
}

/** The place of toasts in the page. */
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
