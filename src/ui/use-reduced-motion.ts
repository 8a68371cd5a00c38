import { useMediaQuery } from './use-media-query.ts'

/** True in prerendered pages: without scripts nothing moves. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true)
}
