import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/home-5')({
  staticData: { heading: { placeholder: 'Home 5' } },
  component: InnerPage,
})
