import { createFileRoute } from '@tanstack/react-router'
import { FilteredCourses } from '../../../template/blocks/filtered-courses.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'

export const Route = createFileRoute('/_demo/_inner/course-isotop')({
  staticData: { heading: null },
  component: CourseGridPage,
})

function CourseGridPage() {
  return (
    <PageBody>
      <h2 className="sr-only" lang="en">
        All courses
      </h2>
      <FilteredCourses />
    </PageBody>
  )
}
