import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/course-isotop')({
  staticData: { heading: { placeholder: 'Courses' } },
  component: InnerPage,
})
