import { createFileRoute } from '@tanstack/react-router'
import { PagedPosts } from '../-template.ts'
import { pageSearch } from './-page-search.ts'

export const Route = createFileRoute('/_demo/_inner/blog-left-sidebar')({
  staticData: { heading: { placeholder: 'Blog with a left sidebar' } },
  validateSearch: pageSearch,
  component: () => <PagedPosts layout="left-sidebar" />,
})
