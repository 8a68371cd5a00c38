import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/home-4')({
  staticData: { heading: { placeholder: 'Home 4' } },
  component: InnerPage,
})
