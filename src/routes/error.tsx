import { createFileRoute } from '@tanstack/react-router'
import { notFoundRoute } from './-not-found-route.tsx'

export const Route = createFileRoute('/error')(notFoundRoute())
