import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/home-6')({
  staticData: { heading: { placeholder: 'Home 6' } },
  component: InnerPage,
})
