import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '../ui/focus-heading.ts'

/**
 * After a navigation, even to the top of the page on the screen, moves the focus to the heading, or to the place on
 * the page that the address names. Screen readers then say it, and the Tab key goes on from there. Browsers do so
 * only for a new document. The page that the visit starts with is rendered before this effect runs.
 */
export function useFocusNewPage(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation, pathChanged, hrefChanged }) => {
        if (!pathChanged && (hrefChanged || toLocation.hash)) return
        // This waits for the frame that shows the page: focus() before it would force a layout.
        requestAnimationFrame(() => setTimeout(focusPlace, 0, toLocation.hash))
      }),
    [router],
  )
}

/** Focuses the heading of the page if it has no such place, or not yet. */
function focusPlace(id: string): void {
  const place = document.getElementById(id)
  if (!place) {
    focusHeading()
    return
  }
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
