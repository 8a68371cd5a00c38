import { Outlet } from '@tanstack/react-router'
import { usePageHeading } from '../../../frame/head/use-page-heading.ts'
import { langOf, unwrapText } from '../../../i18n/content-text.ts'

/** A home page has no banner, so its heading is for screen readers only. */
export function HomeLayout() {
  const heading = usePageHeading()
  return (
    <>
      <h1 tabIndex={-1} className="sr-only" lang={langOf(heading)}>
        {unwrapText(heading)}
      </h1>
      <Outlet />
    </>
  )
}
