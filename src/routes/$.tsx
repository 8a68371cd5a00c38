import { createFileRoute } from '@tanstack/react-router'
import { notFoundRoute } from './-not-found-route.tsx'

/** The error page at every path that no other route matches (requirements, section 2). */
export const Route = createFileRoute('/$')(notFoundRoute())
