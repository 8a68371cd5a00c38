import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/blog-3-column')({
  staticData: { heading: { placeholder: 'Blog in three columns' } },
  component: InnerPage,
})
