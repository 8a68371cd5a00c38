import { createFileRoute, Outlet } from '@tanstack/react-router'
import { homePage } from '../../../api/home-page.ts'
import { loadRecord } from '../../../api/records/load-record.ts'
import { usePageHeading } from '../../../frame/head/use-page-heading.ts'
import { langOf, unwrapText } from '../../../i18n/content-text.ts'

export const Route = createFileRoute('/_demo/_homes')({
  staticData: { heading: null, endpoint: homePage },
  loader: loadRecord,
  component: HomeVariant,
})

// A home page has no banner, so its heading is for screen readers only.
function HomeVariant() {
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
