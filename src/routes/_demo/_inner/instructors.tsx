import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/instructors')({
  staticData: { heading: { placeholder: 'Instructors' } },
  component: template.component((pages) => pages.InstructorsPage),
})
