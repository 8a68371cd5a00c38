import { useMediaQuery } from './use-media-query.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** True in prerendered pages: without scripts nothing moves. */
export function useReducedMotion(): boolean {
  return useMediaQuery(REDUCED_MOTION, true)
}

/** For a single movement that is about to start. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches
}
