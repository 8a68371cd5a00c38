import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * After a navigation, takes the focus to the new page's heading and lets a screen reader say its
 * title: the browser does both for a document, and nobody does for a page that is swapped in.
 */
export function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const announced = useRef(path)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (path === undefined || path === announced.current) return
    const first = announced.current === undefined
    announced.current = path
    if (first) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [path])

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
