import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/course-details')({
  staticData: { heading: { placeholder: 'Course details' } },
  component: InnerPage,
})
