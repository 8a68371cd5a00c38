import { useRouterState } from '@tanstack/react-router'

/** The path of the page on the screen. A page with two addresses has the one that links lead to. */
export function useActivePath(): string {
  return useRouterState({
    select: ({ location, matches }) =>
      matches.at(-1)?.staticData.canonicalPath ?? location.pathname,
  })
}
