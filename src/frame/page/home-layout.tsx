import type { ReactNode } from 'react'
import { langOf, unwrapText } from '../../i18n/content-text.ts'
import { usePageHeading } from '../head/use-page-heading.ts'

/** A home page has no banner, so its heading is for screen readers only. */
export function HomeLayout({ children }: { children: ReactNode }) {
  const heading = usePageHeading()
  return (
    <>
      <h1 tabIndex={-1} className="sr-only" lang={langOf(heading)}>
        {unwrapText(heading)}
      </h1>
      {children}
    </>
  )
}
