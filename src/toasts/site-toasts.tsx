import './plain-toast.css'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../lazy-part.ts'

/** The contact form preloads this: a toast may have to say that the connection is lost. */
export const toastsPart = lazyPart(() => import('./toasts.tsx'))

const PLAIN_TOAST_MS = 5000

/** The place of one site's toasts. The library keeps those that come before a document has a place. */
export class SiteToasts {
  /** Nothing until the first toast of the visit. */
  #place: ReactNode
  readonly #followers = new Set<() => void>()

  /**
   * Shows a toast. The code for toasts is loaded at the first one, because no page needs it before
   * the visitor acts. If it cannot be loaded, the message is shown without it, and the next toast tries again.
   *
   * @param id if a toast with this id is on the screen, no second one is shown
   */
  async show(type: 'success' | 'error', message: ReactNode, id?: string): Promise<void> {
    try {
      const { toast, Toasts } = await toastsPart.load()
      // React's strict mode mounts `Toasts` twice, which loses a toast that the library has kept, so a
      // page that is on the screen mounts it first.
      this.#mount(<Toasts />)
      toast(message, { type, ...(id !== undefined && { toastId: id }) })
    } catch {
      const plain = (
        <p role="alert" className="plain-toast">
          {message}
        </p>
      )
      this.#mount(plain)
      setTimeout(() => {
        if (this.#place === plain) this.#mount(undefined)
      }, PLAIN_TOAST_MS)
    }
  }

  #mount(place: ReactNode): void {
    this.#place = place
    flushSync(() => {
      for (const follow of this.#followers) follow()
    })
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (follow: () => void) => {
    this.#followers.add(follow)
    return () => {
      this.#followers.delete(follow)
    }
  }

  readonly getSnapshot = () => this.#place
}

/** The place of toasts in the page. */
export function LazyToasts(): ReactNode {
  const { toasts } = useRouter().options.context
  return useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => undefined)
}
