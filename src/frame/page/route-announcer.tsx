import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * After a navigation, moves focus to the new heading and announces the title to screen readers.
 * Browsers do both only for a new document.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const announcement = useRef<HTMLParagraphElement>(null)
  const [title, setTitle] = useState('')

  useEffect(() => {
    const announce = () => {
      // The whole frame goes if its code throws.
      if (!announcement.current) return
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      setTitle(document.title)
    }
    return router.subscribe('onRendered', ({ pathChanged }) => {
      // This waits for the frame that shows the page: focus() before it would force a layout.
      if (pathChanged) requestAnimationFrame(() => setTimeout(announce))
    })
  }, [router])

  return (
    <p ref={announcement} className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
