import { useSyncExternalStore } from 'react'

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** The setting as it is now, for a movement that is about to start. */
export const prefersReducedMotion = (): boolean => reducedMotion().matches

/** How to scroll, for a movement that is about to start. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth')

/** Follows the setting. True in prerendered pages, because nothing moves without scripts. */
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
