import { useDeferredValue, useEffect, useState } from 'react'

/** The area is the upper fifth of the window, where links to headings lead, and all that is above it. */
const UPPER_FIFTH_AND_ABOVE = '1000000px 0px -80%'

/** The id of the section that is being read: of the last heading in the upper fifth of the window or above. */
export function useSectionInView(headings: { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  // The headings may be drawn after this list, together with all that is deferred (`below-first-screen.tsx`).
  const areDrawn = useDeferredValue(true, false)
  useEffect(() => {
    if (!areDrawn) return
    const above = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target.id)
          else above.delete(target.id)
        }
        setCurrent(headings.findLast(({ id }) => above.has(id))?.id)
      },
      { rootMargin: UPPER_FIFTH_AND_ABOVE },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => {
      observer.disconnect()
    }
  }, [headings, areDrawn])
  return current
}
