import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '../api/load-record.ts'
import { becomeResidentPage, useBecomeResidentPage } from '../api/become-resident-page.ts'
import { InnerPage } from '../frame/inner-page.tsx'

export const Route = createFileRoute('/residents')({
  staticData: { heading: { label: 'howToBecomeResident' }, record: becomeResidentPage },
  loader: loadRecord,
  component: BecomeResidentPage,
})

function BecomeResidentPage() {
  const { data: page } = useBecomeResidentPage()
  return <InnerPage banner={page?.banner} />
}
