import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '../frame/error-page.tsx'
import { NOT_FOUND } from '../frame/page-heading.ts'

export const Route = createFileRoute('/error')({
  staticData: { heading: NOT_FOUND },
  component: ErrorPage,
})
