import { type RegisteredRouter, useRouter } from '@tanstack/react-router'

/**
 * Returns the context of this site (`site-context.ts`). It stays the same for the whole visit.
 * `useRouteContext` would render again at each navigation, and has nothing without a match.
 */
export function useSiteContext(): RegisteredRouter['options']['context'] {
  return useRouter().options.context
}
