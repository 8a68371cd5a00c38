import { FilteredCourses } from '../../../template/blocks/filtered-courses.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'

export function CourseGridPage() {
  return (
    <PageBody>
      <h2 className="sr-only" lang="en">
        All courses
      </h2>
      <FilteredCourses />
    </PageBody>
  )
}
