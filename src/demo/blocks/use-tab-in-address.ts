import { useRouter, useRouterState } from '@tanstack/react-router'

/**
 * The tab that the address names (`?tab=curriculum`), the first where it names none, and how to
 * choose another. A tab is no page of its own: Back leaves the page it stands on.
 */
export function useTabInAddress<Id extends string>(tabs: readonly [Id, ...Id[]]) {
  const router = useRouter()
  const search: { tab?: unknown } = useRouterState({ select: ({ location }) => location.search })
  const selected = tabs.find((id) => id === search.tab) ?? tabs[0]
  const select = (tab: Id) => {
    void router.navigate({ to: '.', search: { tab }, replace: true, resetScroll: false })
  }
  return [selected, select] as const
}
