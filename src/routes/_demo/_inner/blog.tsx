import { createFileRoute } from '@tanstack/react-router'
import { PagedPosts } from '../-template.ts'
import { pageSearch } from './-page-search.ts'

export const Route = createFileRoute('/_demo/_inner/blog')({
  staticData: { heading: { placeholder: 'Blog' } },
  validateSearch: pageSearch,
  component: () => <PagedPosts layout="one-column" />,
})
