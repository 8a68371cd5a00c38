import { useMediaQuery } from './use-media-query.ts'

/** Whether the visitor asked for less motion. A page that no script moves has none. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true)
}
