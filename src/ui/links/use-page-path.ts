import { useMatches } from '@tanstack/react-router'
import { createContext, use } from 'react'

/** The path of a page that is drawn while another one is on the screen. */
export const PagePathContext = createContext<string | undefined>(undefined)

/**
 * The path of the page around. The router's location changes before the page does: the page that is left
 * would sanitise its texts for the new address.
 */
export function usePagePath(): string {
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  return use(PagePathContext) ?? shown ?? ''
}
