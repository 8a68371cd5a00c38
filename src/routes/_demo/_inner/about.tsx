import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/about')({
  staticData: { heading: { placeholder: 'About' } },
  component: template.component((pages) => pages.AboutPage),
})
