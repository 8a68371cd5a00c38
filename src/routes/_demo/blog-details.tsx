import { createFileRoute } from '@tanstack/react-router'
import { CommentForm } from '../../demo/blocks/comment-form.tsx'
import { LatestPosts } from '../../demo/blocks/latest-posts.tsx'
import { PageBody } from '../../demo/blocks/page-body.tsx'
import { PostBody } from '../../demo/blocks/post-body.tsx'
import { COMMENTS, POST_TEXT, POSTS } from '../../demo/content/posts.ts'
import banner from '../../demo/pictures/banner.svg'
import { InnerPage } from '../../frame/page/inner-page.tsx'

export const Route = createFileRoute('/_demo/blog-details')({
  staticData: { heading: null },
  component: BlogDetailsPage,
})

function BlogDetailsPage() {
  return (
    <InnerPage banner={banner}>
      <PageBody sidebar="right">
        <PostBody post={POSTS[0]} text={POST_TEXT} comments={COMMENTS} />
        <CommentForm />
      </PageBody>
      <LatestPosts posts={POSTS.slice(1)} />
    </InnerPage>
  )
}
