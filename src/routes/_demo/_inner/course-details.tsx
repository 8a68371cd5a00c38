import { createFileRoute } from '@tanstack/react-router'
import type { RawSearch } from '../../../router/raw-search.ts'
import { CourseSummary } from '../../../template/blocks/course-summary.tsx'
import { CourseTabs } from '../../../template/blocks/course-tabs.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { COURSES } from '../../../template/content/courses.ts'

export const Route = createFileRoute('/_demo/_inner/course-details')({
  staticData: { heading: null },
  validateSearch: ({ query }: RawSearch): { tab?: string | undefined } => ({
    tab: new URLSearchParams(query).get('tab') ?? undefined,
  }),
  component: CourseDetailsPage,
})

function CourseDetailsPage() {
  return (
    <PageBody>
      <CourseSummary course={COURSES[0]} />
      <CourseTabs selected={Route.useSearch().tab} />
    </PageBody>
  )
}
