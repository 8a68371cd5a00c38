import { createFileRoute } from '@tanstack/react-router'
import type { RawSearch } from '../../../router/raw-search.ts'
import { template } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/course-details')({
  staticData: { heading: null },
  validateSearch: ({ query }: RawSearch): { tab?: string | undefined } => ({
    tab: new URLSearchParams(query).get('tab') ?? undefined,
  }),
  component: template.component((pages) => pages.CourseDetailsPage),
})
