import { createFileRoute } from '@tanstack/react-router'
import { NOT_FOUND_HEADING } from '../frame/head/page-heading.ts'
import { NotFoundPage } from '../frame/page/not-found-page.tsx'

export const Route = createFileRoute('/error')({
  staticData: { heading: NOT_FOUND_HEADING },
  component: NotFoundPage,
})
