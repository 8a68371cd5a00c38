import { createFileRoute } from '@tanstack/react-router'
import { PagedPosts } from '../-template.ts'
import { pageSearch } from './-page-search.ts'

export const Route = createFileRoute('/_demo/_inner/blog-list')({
  staticData: { heading: { placeholder: 'Blog as a list' } },
  validateSearch: pageSearch,
  component: () => <PagedPosts layout="list" />,
})
