import { useRouter, useRouterState } from '@tanstack/react-router'

/** The address of the page on the screen, without its query, which a prerendered page does not know. */
export function usePageAddress(): string {
  const { origin } = useRouter().options.context
  return origin + useRouterState({ select: ({ location }) => location.pathname })
}
