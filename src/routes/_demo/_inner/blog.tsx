import { createFileRoute } from '@tanstack/react-router'
import { PagedPosts } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/blog')({
  staticData: { heading: { placeholder: 'Blog' } },
  component: () => <PagedPosts layout="one-column" />,
})
