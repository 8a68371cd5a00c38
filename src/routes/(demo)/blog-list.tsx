import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/blog-list')({
  staticData: { heading: { placeholder: 'Blog as a list' } },
  component: InnerPage,
})
