import { createFileRoute } from '@tanstack/react-router'
import { HomeVariant } from '../-template.ts'

export const Route = createFileRoute('/_demo/_homes/home-3')({
  staticData: { heading: { placeholder: 'Home 3' } },
  component: () => <HomeVariant path="/home-3" />,
})
