import { createFileRoute } from '@tanstack/react-router'
import { HomeVariant } from '../-template.ts'

export const Route = createFileRoute('/_demo/_homes/home-5')({
  staticData: { heading: { placeholder: 'Home 5' } },
  component: () => <HomeVariant path="/home-5" />,
})
