import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '../api/load-record.ts'
import { contactUs, useContactUs } from '../api/contact-us.ts'
import { InnerPage } from '../frame/inner-page.tsx'

export const Route = createFileRoute('/contact')({
  staticData: { heading: { label: 'contact' }, record: contactUs },
  loader: loadRecord,
  component: ContactPage,
})

function ContactPage() {
  const { data: page } = useContactUs()
  return <InnerPage banner={page?.banner} />
}
