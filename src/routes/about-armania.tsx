import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../frame/inner-page.tsx'

export const Route = createFileRoute('/about-armania')({
  staticData: { heading: { label: 'aboutArmenia' } },
  component: InnerPage,
})
