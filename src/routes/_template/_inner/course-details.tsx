import { createFileRoute } from '@tanstack/react-router'
import { CourseSummary } from '../../../template/blocks/course-summary.tsx'
import { CourseTabs } from '../../../template/blocks/course-tabs.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { COURSES } from '../../../template/content/courses.ts'

export const Route = createFileRoute('/_template/_inner/course-details')({
  staticData: { heading: null },
  validateSearch: ({ tab }: { tab?: unknown }): { tab?: string | undefined } => ({
    tab: typeof tab === 'string' ? tab : undefined,
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
