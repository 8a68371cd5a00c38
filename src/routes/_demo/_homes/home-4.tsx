import { createFileRoute } from '@tanstack/react-router'
import { HomeVariant } from '../-template.ts'

export const Route = createFileRoute('/_demo/_homes/home-4')({
  staticData: { heading: { placeholder: 'Home 4' } },
  component: () => <HomeVariant path="/home-4" />,
})
