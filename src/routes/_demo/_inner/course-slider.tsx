import { createFileRoute } from '@tanstack/react-router'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/course-slider')({
  staticData: { heading: { placeholder: 'Courses in a slider' } },
  component: template.component((pages) => pages.CourseSliderPage),
})
