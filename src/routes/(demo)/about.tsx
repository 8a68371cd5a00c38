import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/about')({
  staticData: { heading: { placeholder: 'About us' } },
  component: InnerPage,
})
