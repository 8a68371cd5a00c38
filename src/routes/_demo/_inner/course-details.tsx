import { createFileRoute } from '@tanstack/react-router'
import { CourseSummary } from '../../../demo/blocks/course-summary.tsx'
import { CourseTabs } from '../../../demo/blocks/course-tabs.tsx'
import { PageBody } from '../../../demo/blocks/page-body.tsx'
import { COURSES } from '../../../demo/content/courses.ts'

export const Route = createFileRoute('/_demo/_inner/course-details')({
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
