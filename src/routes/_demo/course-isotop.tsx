import { createFileRoute } from '@tanstack/react-router'
import { FilteredCourses } from '../../demo/blocks/filtered-courses.tsx'
import { PageBody } from '../../demo/blocks/page-body.tsx'
import { COURSES } from '../../demo/content/courses.ts'
import banner from '../../demo/pictures/banner.svg'
import { InnerPage } from '../../frame/page/inner-page.tsx'

export const Route = createFileRoute('/_demo/course-isotop')({
  staticData: { heading: null },
  component: CourseGridPage,
})

function CourseGridPage() {
  return (
    <InnerPage banner={banner}>
      <PageBody>
        <h2 className="sr-only">All courses</h2>
        <FilteredCourses courses={COURSES} />
      </PageBody>
    </InnerPage>
  )
}
