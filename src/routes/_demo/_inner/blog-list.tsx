import { createFileRoute } from '@tanstack/react-router'
import { PagedPosts } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/blog-list')({
  staticData: { heading: { placeholder: 'Blog as a list' } },
  component: () => <PagedPosts layout="list" />,
})
