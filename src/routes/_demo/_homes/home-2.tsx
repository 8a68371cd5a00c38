import { createFileRoute } from '@tanstack/react-router'
import { HomeVariant } from '../-template.ts'

export const Route = createFileRoute('/_demo/_homes/home-2')({
  staticData: { heading: { placeholder: 'Home 2' } },
  component: () => <HomeVariant path="/home-2" />,
})
