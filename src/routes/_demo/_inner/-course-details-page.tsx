import { CourseSummary } from '../../../template/blocks/course-summary.tsx'
import { CourseTabs } from '../../../template/blocks/course-tabs.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { COURSES } from '../../../template/content/courses.ts'

export function CourseDetailsPage() {
  return (
    <PageBody>
      <CourseSummary course={COURSES[0]} />
      <CourseTabs />
    </PageBody>
  )
}
