import { useCallback, useSyncExternalStore } from 'react'

/** Whether the page is scrolled more than `threshold` CSS pixels. */
export function useScrolledPast(threshold: number): boolean {
  // With another function at each rendering, React would ask again after each change of page, and
  // the browser would have to lay out the new page at once.
  const isPast = useCallback(() => window.scrollY > threshold, [threshold])
  return useSyncExternalStore(onScroll, isPast, () => false)
}

function onScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => {
    window.removeEventListener('scroll', onChange)
  }
}
