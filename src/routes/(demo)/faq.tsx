import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/faq')({
  staticData: { heading: { placeholder: 'Frequently asked questions' } },
  component: InnerPage,
})
