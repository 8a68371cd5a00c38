import { createFileRoute } from '@tanstack/react-router'
import { HomeVariant } from './-home-variant.tsx'

export const Route = createFileRoute('/_demo/_homes/home-5')({
  staticData: { heading: null },
  component: () => <HomeVariant path="/home-5" />,
})
