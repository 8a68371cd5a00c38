import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '../api/load-record.ts'
import { servicePage, useServicePage } from '../api/service-page.ts'
import { InnerPage } from '../frame/inner-page.tsx'

export const Route = createFileRoute('/services')({
  staticData: { heading: { label: 'services' }, record: servicePage },
  loader: loadRecord,
  component: ServicesPage,
})

function ServicesPage() {
  const { data: page } = useServicePage()
  return <InnerPage banner={page?.banner} />
}
