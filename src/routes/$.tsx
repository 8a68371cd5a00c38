import { createFileRoute } from '@tanstack/react-router'
import { NOT_FOUND_HEADING } from '../frame/head/page-heading.ts'
import { NotFoundPage } from '../frame/page/not-found-page.tsx'

/** The error page at every path that no other route matches (requirements, section 2). */
export const Route = createFileRoute('/$')({
  staticData: { heading: NOT_FOUND_HEADING },
  component: NotFoundPage,
})
