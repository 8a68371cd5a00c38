import type { ComponentProps } from 'react'
import { useLanguage } from '../i18n/active-language.ts'

interface LiveRegionProps extends ComponentProps<'div'> {
  as?: 'div' | 'p'
}

/**
 * Screen readers say what comes into this element. In another language it is a new element: what comes together
 * with its live region is not said, so that nothing is said again when the language changes.
 */
export function LiveRegion({ as: Element = 'p', ...props }: LiveRegionProps) {
  return <Element key={useLanguage()} aria-live="polite" {...props} />
}
