import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/investors')({
  staticData: { heading: { placeholder: 'Investors' } },
  component: InnerPage,
})
