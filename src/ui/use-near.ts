import { type RefObject, useEffect, useState } from 'react'

/** How far outside of the window counts as near. */
const NEAR = '300px'

/** Whether an element has come near what is on the screen, once. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: NEAR },
    )
    if (element.current) observer.observe(element.current)
    return () => {
      observer.disconnect()
    }
  }, [element])
  return near
}
