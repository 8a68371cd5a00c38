import { createFileRoute } from '@tanstack/react-router'
import { ourResidentsPage } from '../api/our-residents-page.ts'
import { loadRecord } from '../api/records/load-record.ts'
import { OurResidentsPage } from './-our-residents-page.tsx'

export const Route = createFileRoute('/blog-2-column')({
  staticData: {
    heading: { label: 'ourResidents' },
    endpoint: ourResidentsPage,
    canonicalPath: '/our-residenst',
  },
  loader: loadRecord,
  component: OurResidentsPage,
})
