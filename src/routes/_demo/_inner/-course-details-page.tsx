import { useSearch } from '@tanstack/react-router'
import { CourseSummary } from '../../../template/blocks/course-summary.tsx'
import { CourseTabs } from '../../../template/blocks/course-tabs.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { COURSES } from '../../../template/content/courses.ts'

export function CourseDetailsPage() {
  const tab = useSearch({ from: '/_demo/_inner/course-details', select: (search) => search.tab })
  return (
    <PageBody>
      <CourseSummary course={COURSES[0]} />
      <CourseTabs selected={tab} />
    </PageBody>
  )
}
