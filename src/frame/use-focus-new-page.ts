import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '../ui/focus-heading.ts'

/**
 * After a navigation, also one to the top of the page on the screen, moves the focus to the heading, which
 * screen readers say. Browsers begin at the top only for a new document.
 */
export function useFocusNewPage(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
        const isStart = fromLocation === toLocation
        if (isStart || (!pathChanged && (hrefChanged || toLocation.hash))) return
        // This waits for the frame that shows the page: focus() before it would force a layout.
        requestAnimationFrame(() => setTimeout(focusHeading))
      }),
    [router],
  )
}
