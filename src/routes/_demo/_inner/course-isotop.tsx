import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/course-isotop')({
  staticData: { heading: { placeholder: 'Courses in a filtered grid' } },
  component: template.component((pages) => pages.CourseGridPage),
})
