import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/instructors')({
  staticData: { heading: { placeholder: 'Instructors' } },
  component: InnerPage,
})
