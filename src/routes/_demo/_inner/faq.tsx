import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/faq')({
  staticData: { heading: { placeholder: 'FAQ' } },
  component: template.component((pages) => pages.FaqPage),
})
