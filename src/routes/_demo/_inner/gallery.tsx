import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/gallery')({
  staticData: { heading: { placeholder: 'Gallery' } },
  component: template.component((pages) => pages.Gallery),
})
