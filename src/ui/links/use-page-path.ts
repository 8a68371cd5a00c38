import { useMatches } from '@tanstack/react-router'

/**
 * The path of the page on the screen. The router's location changes before the page does, so with it, the
 * page that is left would sanitise its texts for the new address.
 */
export function usePagePath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname }) ?? ''
}
