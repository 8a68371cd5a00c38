import { useRouter } from '@tanstack/react-router'
import { usePagePath } from './use-page-path.ts'

/** The address of the page around, without its query, which a prerendered page does not know. */
export function usePageAddress(): string {
  const { origin } = useRouter().options.context
  return origin + usePagePath()
}
