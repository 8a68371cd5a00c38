import { useRouterState } from '@tanstack/react-router'
import type { NavigationGroup } from './navigation-entries.ts'

/** Whether one of the group's links is the page on the screen. */
export function useActiveGroup(group: NavigationGroup): boolean {
  return useRouterState({
    select: (state) =>
      group.links.some((link) => 'to' in link && link.to === state.location.pathname),
  })
}
