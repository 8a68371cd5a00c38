import { createFileRoute } from '@tanstack/react-router'
import { PagedPosts } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/blog-left-sidebar')({
  staticData: { heading: { placeholder: 'Blog with a left sidebar' } },
  component: () => <PagedPosts layout="left-sidebar" />,
})
