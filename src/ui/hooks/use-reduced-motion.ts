import { useSyncExternalStore } from 'react'

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** For a single movement that is about to start. */
export const prefersReducedMotion = (): boolean => reducedMotion().matches

/** True in prerendered pages: without scripts nothing moves. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onChange, prefersReducedMotion, () => true)
}

function onChange(follow: () => void) {
  const wish = reducedMotion()
  wish.addEventListener('change', follow)
  return () => {
    wish.removeEventListener('change', follow)
  }
}
