import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/course-slider')({
  staticData: { heading: { placeholder: 'Course slider' } },
  component: InnerPage,
})
