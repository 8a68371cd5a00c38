import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/blog')({
  staticData: { heading: { placeholder: 'Blog' } },
  component: InnerPage,
})
