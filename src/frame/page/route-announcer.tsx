import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * After a navigation, moves focus to the new heading and announces the title to screen readers.
 * Browsers do both only for a new document.
 */
export function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const announced = useRef(path)
  const [title, setTitle] = useState('')

  const announce = useEffectEvent(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    setTitle(document.title)
  })
  useEffect(() => {
    if (path === undefined || path === announced.current) return
    const first = announced.current === undefined
    announced.current = path
    if (first) return
    // This waits for the frame that shows the page: focus() before it would force a layout.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(announce)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [path])

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
