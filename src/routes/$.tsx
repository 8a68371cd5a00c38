import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '../frame/error-page.tsx'
import { NOT_FOUND } from '../frame/page-heading.ts'

/** Every path that no other route matches (specification, section 2). */
export const Route = createFileRoute('/$')({
  staticData: { heading: NOT_FOUND },
  component: ErrorPage,
})
