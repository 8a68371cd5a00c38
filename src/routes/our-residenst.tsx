import { createFileRoute } from '@tanstack/react-router'
import { ourResidentsPage } from '../api/our-residents-page.ts'
import { loadRecord } from '../api/records/load-record.ts'
import { OurResidentsPage } from './-our-residents-page.tsx'

// The address is spelled so (requirements, section 2).
export const Route = createFileRoute('/our-residenst')({
  staticData: { heading: { label: 'ourResidents' }, endpoint: ourResidentsPage },
  loader: loadRecord,
  component: OurResidentsPage,
})
