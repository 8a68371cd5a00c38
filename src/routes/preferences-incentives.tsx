import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '../api/load-record.ts'
import {
  residentIncentivesPage,
  useResidentIncentivesPage,
} from '../api/resident-incentives-page.ts'
import { InnerPage } from '../frame/inner-page.tsx'

export const Route = createFileRoute('/preferences-incentives')({
  staticData: { heading: { label: 'residentIncentives' }, record: residentIncentivesPage },
  loader: loadRecord,
  component: ResidentIncentivesPage,
})

function ResidentIncentivesPage() {
  const { data: page } = useResidentIncentivesPage()
  return <InnerPage banner={page?.banner} />
}
