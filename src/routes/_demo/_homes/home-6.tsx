import { createFileRoute } from '@tanstack/react-router'
import { HomeVariant } from '../-template.ts'

export const Route = createFileRoute('/_demo/_homes/home-6')({
  staticData: { heading: { placeholder: 'Home 6' } },
  component: () => <HomeVariant path="/home-6" />,
})
