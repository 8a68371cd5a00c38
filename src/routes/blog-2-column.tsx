import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '../api/load-record.ts'
import { ourResidentsPage, useOurResidentsPage } from '../api/our-residents-page.ts'
import { InnerPage } from '../frame/inner-page.tsx'

export const Route = createFileRoute('/blog-2-column')({
  staticData: { heading: { label: 'ourResidents' }, record: ourResidentsPage },
  loader: loadRecord,
  component: OurResidentsPage,
})

function OurResidentsPage() {
  const { data: page } = useOurResidentsPage()
  return <InnerPage banner={page?.banner} />
}
