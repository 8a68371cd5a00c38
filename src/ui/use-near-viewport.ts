import { type RefObject, useEffect, useState } from 'react'

/** Turns true once the element is at most `rootMargin` away from the screen, and stays true. */
export function useNearViewport(element: RefObject<Element | null>, rootMargin: string): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin },
    )
    if (element.current) observer.observe(element.current)
    return () => {
      observer.disconnect()
    }
  }, [element, rootMargin])
  return near
}
