import { useSiteContext } from '../use-site-context.ts'
import { usePagePath } from './use-page-path.ts'

/** The address of the surrounding page, without the query, which a prerendered page does not know. */
export function usePageAddress(): string {
  const { origin } = useSiteContext()
  return origin + usePagePath()
}
