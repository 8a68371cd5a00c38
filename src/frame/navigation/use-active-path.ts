import { useMatches } from '@tanstack/react-router'
import { usePagePath } from '../../ui/links/use-page-path.ts'
import { type GroupEntry, PAGE_PATHS } from './navigation-entries.ts'

/** The path of the page on the screen. If a page has two, it is the one that links lead to. */
export function useActivePath(): string {
  const path = usePagePath()
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.canonicalPath }) ?? path
}

/** Whether one of the group's links is the page on the screen. */
export function useIsActiveGroup(group: GroupEntry): boolean {
  const path = useActivePath()
  return group.links.some(
    (link) => link.externalUrl === undefined && PAGE_PATHS[link.label] === path,
  )
}
