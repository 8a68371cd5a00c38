import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/home-2')({
  staticData: { heading: { placeholder: 'Home 2' } },
  component: InnerPage,
})
