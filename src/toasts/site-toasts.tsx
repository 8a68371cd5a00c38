import './plain-toast.css'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../lazy-part.ts'

/** The contact form preloads this: a toast may have to say that the connection is lost. */
export const toastsPart = lazyPart(() => import('./toasts.tsx'))

const PLAIN_TOAST_MS = 5000

export type SiteToasts = ReturnType<typeof createToasts>

/** Makes the place of one site's toasts. The library keeps those that come before a document has a place. */
export function createToasts() {
  /** Nothing until the first toast of the visit. */
  let place: ReactNode
  const followers = new Set<() => void>()
  const mount = (mounted: ReactNode) => {
    place = mounted
    flushSync(() => {
      for (const follow of followers) follow()
    })
  }
  return {
    /**
     * Shows a toast. The code for toasts is loaded at the first one, because no page needs it before
     * the visitor acts. If it cannot be loaded, the message is shown without it, and the next toast tries again.
     *
     * @param id if a toast with this id is on the screen, no second one is shown
     */
    show: async (type: 'success' | 'error', message: ReactNode, id?: string): Promise<void> => {
      try {
        const { toast, Toasts } = await toastsPart.load()
        // React's strict mode mounts `Toasts` twice, which loses a toast that the library has kept, so a
        // page that is on the screen mounts it first.
        mount(<Toasts />)
        toast(message, { type, ...(id !== undefined && { toastId: id }) })
      } catch {
        const plain = (
          <p role="alert" className="plain-toast">
            {message}
          </p>
        )
        mount(plain)
        setTimeout(() => {
          if (place === plain) mount(undefined)
        }, PLAIN_TOAST_MS)
      }
    },
    /** For `useSyncExternalStore`. */
    subscribe: (follow: () => void) => {
      followers.add(follow)
      return () => {
        followers.delete(follow)
      }
    },
    getSnapshot: () => place,
  }
}

/** The place of toasts in the page. */
export function LazyToasts(): ReactNode {
  const { toasts } = useRouter().options.context
  return useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => undefined)
}
