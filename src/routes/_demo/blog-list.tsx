import { createFileRoute } from '@tanstack/react-router'
import { PageBody } from '../../demo/blocks/page-body.tsx'
import { PagedPosts } from '../../demo/blocks/paged-posts.tsx'
import { POSTS } from '../../demo/content/posts.ts'
import banner from '../../demo/pictures/banner.svg'
import { InnerPage } from '../../frame/page/inner-page.tsx'
import { pageSearch } from './-page-search.ts'

export const Route = createFileRoute('/_demo/blog-list')({
  staticData: { heading: null },
  validateSearch: pageSearch,
  component: BlogListPage,
})

function BlogListPage() {
  return (
    <InnerPage banner={banner}>
      <PageBody>
        <PagedPosts posts={POSTS} layout="rows" />
      </PageBody>
    </InnerPage>
  )
}
