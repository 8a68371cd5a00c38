import { createFileRoute } from '@tanstack/react-router'
import { ourResidentsPage } from '../api/our-residents-page.ts'
import { recordLoader } from '../api/records/record-loader.ts'
import { OurResidentsPage } from './-our-residents-page.tsx'

export const Route = createFileRoute('/blog-2-column')({
  staticData: {
    heading: { label: 'ourResidents' },
    canonicalPath: '/our-residenst',
  },
  loader: recordLoader(ourResidentsPage),
  component: OurResidentsPage,
})
