import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/course-details')({
  staticData: { heading: { placeholder: 'Course details' } },
  component: template.component((pages) => pages.CourseDetailsPage),
})
