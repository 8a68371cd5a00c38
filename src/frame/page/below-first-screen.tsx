import { type ReactNode, useDeferredValue } from 'react'
import { useSiteContext } from '../../ui/hooks/use-site-context.ts'
import { RecordPending } from './record-pending.tsx'

/**
 * What a visitor can only see once they scroll. A page that opens at its top shows its first screen before React
 * draws this part, which is most of the page. A page that opens further down is drawn at once, as is the
 * prerendered one.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { opening } = useSiteContext()
  const isDrawn = useDeferredValue(true, opening.atTop ? false : undefined)
  return isDrawn ? children : <RecordPending />
}
