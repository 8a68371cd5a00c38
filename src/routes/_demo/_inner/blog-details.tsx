import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/blog-details')({
  staticData: { heading: { placeholder: 'Blog details' } },
  component: template.component((pages) => pages.BlogDetailsPage),
})
