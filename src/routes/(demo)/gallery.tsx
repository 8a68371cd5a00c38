import { createFileRoute } from '@tanstack/react-router'
import { InnerPage } from '../../frame/inner-page.tsx'

export const Route = createFileRoute('/(demo)/gallery')({
  staticData: { heading: { placeholder: 'Gallery' } },
  component: InnerPage,
})
