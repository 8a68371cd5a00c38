import { createFileRoute } from '@tanstack/react-router'
import { PageBody } from '../../demo/blocks/page-body.tsx'
import { PagedPosts } from '../../demo/blocks/paged-posts.tsx'
import { POSTS } from '../../demo/content/posts.ts'
import banner from '../../demo/pictures/banner.svg'
import { InnerPage } from '../../frame/page/inner-page.tsx'

export const Route = createFileRoute('/_demo/blog-list')({
  staticData: { heading: null },
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
