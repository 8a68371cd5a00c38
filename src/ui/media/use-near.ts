import { type RefObject, useEffect, useState } from 'react'

const NEAR = '300px'

/** Turns true once the element comes near the screen, and stays so. */
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
