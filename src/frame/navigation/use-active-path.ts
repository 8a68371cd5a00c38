import { useRouterState } from '@tanstack/react-router'
import { type GroupEntry, PAGE_PATHS } from './navigation-entries.ts'

/** The path of the page on the screen. If a page has two, it is the one that links lead to. */
export function useActivePath(): string {
  return useRouterState({
    select: ({ location, matches }) =>
      matches.at(-1)?.staticData.canonicalPath ?? location.pathname,
  })
}

/** Whether one of the group's links is the page on the screen. */
export function useIsActiveGroup(group: GroupEntry): boolean {
  const path = useActivePath()
  return group.links.some(
    (link) => link.externalUrl === undefined && PAGE_PATHS[link.label] === path,
  )
}
