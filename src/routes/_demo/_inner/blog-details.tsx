import { createFileRoute } from '@tanstack/react-router'
import { CommentForm } from '../../../demo/blocks/comment-form.tsx'
import { LatestPosts } from '../../../demo/blocks/latest-posts.tsx'
import { PageBody } from '../../../demo/blocks/page-body.tsx'
import { PostBody } from '../../../demo/blocks/post-body.tsx'
import { POSTS } from '../../../demo/content/posts.ts'

export const Route = createFileRoute('/_demo/_inner/blog-details')({
  staticData: { heading: null },
  component: BlogDetailsPage,
})

function BlogDetailsPage() {
  return (
    <>
      <PageBody sidebar="right">
        <PostBody post={POSTS[0]} />
        <CommentForm />
      </PageBody>
      <LatestPosts posts={POSTS.slice(1)} />
    </>
  )
}
