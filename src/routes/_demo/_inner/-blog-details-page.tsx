import { CommentForm } from '../../../template/blocks/comment-form.tsx'
import { LatestPosts } from '../../../template/blocks/latest-posts.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { PostBody } from '../../../template/blocks/post-body.tsx'
import { POSTS } from '../../../template/content/posts.ts'

export function BlogDetailsPage() {
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
