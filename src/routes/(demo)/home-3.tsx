import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/home-3')({
  staticData: { heading: { placeholder: 'Home 3' } },
  component: InnerPage,
})
