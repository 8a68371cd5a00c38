import { type ReactNode, use, useDeferredValue } from 'react'
import { useSiteContext } from '../../ui/hooks/use-site-context.ts'
import { PageStartingContext } from '../../ui/page-starting-context.ts'
import { RecordPending } from './record-pending.tsx'
import { SanitizerBoundary } from './sanitizer-boundary.tsx'

/**
 * What a phone shows only after scrolling. If a page is opened at its top, React draws this after it has shown
 * the rest, which is less than half as much.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { opensAtTop } = useSiteContext()
  const isStarting = use(PageStartingContext)
  const isDrawn = useDeferredValue(true, !isStarting && opensAtTop() ? false : undefined)
  if (!isDrawn) return <RecordPending />
  // The boundary around the first screen, which is shown, could not say any more that the sanitiser is lost.
  return <SanitizerBoundary>{children}</SanitizerBoundary>
}
