import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '../api/load-record.ts'
import { aboutPage, useAboutPage } from '../api/about-page.ts'
import { InnerPage } from '../frame/inner-page.tsx'

export const Route = createFileRoute('/about-FEZ')({
  staticData: { heading: { label: 'aboutFez' }, record: aboutPage },
  loader: loadRecord,
  component: AboutFezPage,
})

function AboutFezPage() {
  const { data: page } = useAboutPage()
  return <InnerPage banner={page?.banner} />
}
