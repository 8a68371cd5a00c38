import { createFileRoute } from '@tanstack/react-router'
import { ourResidentsRoute } from './-our-residents-route.tsx'

// The address is spelled so (requirements, section 2).
export const Route = createFileRoute('/our-residenst')(ourResidentsRoute())
