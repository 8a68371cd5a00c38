import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/investors')({
  staticData: { heading: { placeholder: 'Investors' } },
  component: template.component((pages) => pages.InvestorsPage),
})
