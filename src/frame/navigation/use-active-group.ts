import type { NavigationGroup } from './navigation-entries.ts'
import { useActivePath } from './use-active-path.ts'

/** Whether one of the group's links is the page on the screen. */
export function useActiveGroup(group: NavigationGroup): boolean {
  const path = useActivePath()
  return group.links.some((link) => 'to' in link && link.to === path)
}
