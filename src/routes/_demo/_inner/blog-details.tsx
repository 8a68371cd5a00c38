import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/blog-details')({
  component: template.component((pages) => pages.BlogDetailsPage),
})
