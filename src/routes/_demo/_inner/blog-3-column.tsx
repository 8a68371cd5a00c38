import { createFileRoute } from '@tanstack/react-router'
import { PagedPosts } from '../-template.ts'

export const Route = createFileRoute('/_demo/_inner/blog-3-column')({
  staticData: { heading: { placeholder: 'Blog in three columns' } },
  component: () => <PagedPosts layout="three-columns" />,
})
