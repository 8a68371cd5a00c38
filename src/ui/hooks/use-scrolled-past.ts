import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled more than `threshold` CSS pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > threshold,
    () => false,
  )
}

function onScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => {
    window.removeEventListener('scroll', onChange)
  }
}
