import { createFileRoute } from '@tanstack/react-router'
import { ourResidentsRoute } from './-our-residents-route.tsx'

export const Route = createFileRoute('/blog-2-column')(
  ourResidentsRoute({ canonicalPath: '/our-residenst' }),
)
