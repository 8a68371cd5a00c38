import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from '../ui/focus-heading.ts'

/**
 * After a navigation, even to the top of the page on the screen, moves the focus to the heading, which screen
 * readers then say. Browsers begin at the top only for a new document. The page that the visit starts with is
 * rendered before this effect runs. A link to a place on the page focuses that (`scroll-places.ts`).
 */
export function useFocusNewPage(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation, pathChanged, hrefChanged }) => {
        if (!pathChanged && (hrefChanged || toLocation.hash)) return
        // This waits for the frame that shows the page: focus() before it would force a layout.
        requestAnimationFrame(() =>
          setTimeout(() => {
            if (!toLocation.hash || document.activeElement?.id !== toLocation.hash) focusHeading()
          }),
        )
      }),
    [router],
  )
}
