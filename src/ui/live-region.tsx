import type { ComponentProps } from 'react'
import { useLanguage } from '../i18n/active-language.ts'

interface LiveRegionProps extends ComponentProps<'div'> {
  as?: 'div' | 'p'
}

/**
 * Screen readers say what comes into this element. Each language has a new element: a text that comes
 * together with its live region is not said, so nothing is said again when the language changes.
 */
export function LiveRegion({ as: Element = 'p', ...props }: LiveRegionProps) {
  return <Element key={useLanguage()} aria-live="polite" {...props} />
}
