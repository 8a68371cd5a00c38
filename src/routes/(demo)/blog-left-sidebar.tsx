import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/blog-left-sidebar')({
  staticData: { heading: { placeholder: 'Blog with a sidebar' } },
  component: InnerPage,
})
