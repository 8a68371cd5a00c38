import { type ReactNode, useDeferredValue } from 'react'
import { useSiteContext } from '../../ui/use-site-context.ts'
import { ContentPending } from './content-pending.tsx'
import { SanitizerBoundary } from './sanitizer-boundary.tsx'

/** In a window of this height, visitors would see it come. */
const HIGHEST_WINDOW_PX = 1000

/**
 * The part of a page that a phone or a laptop shows only after scrolling. If a page is opened at its top
 * during a visit, React shows the first screen before it draws this part. At the start of a visit, and if the
 * record comes later than the page, the part is drawn at once.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { opensAtTop } = useSiteContext()
  const comesLater = opensAtTop() && window.innerHeight < HIGHEST_WINDOW_PX
  const isDrawn = useDeferredValue(true, comesLater ? false : undefined)
  if (!isDrawn) return <ContentPending />
  // The boundary around the first screen, which is shown, could no longer say that the sanitiser is lost.
  return <SanitizerBoundary>{children}</SanitizerBoundary>
}
