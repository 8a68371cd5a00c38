import { useRouterState } from '@tanstack/react-router'

/**
 * The page of a list that the address names (`?page=2`), from 1 on: the first where it names none,
 * the last where it names one beyond.
 *
 * @param pages how many there are
 */
export function usePageInAddress(pages: number): number {
  const search: { page?: unknown } = useRouterState({ select: ({ location }) => location.search })
  const asked = Math.trunc(Number(search.page))
  return asked >= 1 ? Math.min(asked, pages) : 1
}
