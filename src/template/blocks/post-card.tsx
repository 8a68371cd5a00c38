import './post-card.css'
import { Trans } from '@lingui/react/macro'
import { ContentLink } from '../../ui/links/content-link.tsx'
import { ScreenReaderTitle } from '../../ui/links/screen-reader-title.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { Post } from '../content/posts.ts'
import { placeholder } from '../placeholder.ts'
import { POST_PATH } from '../template-links.ts'

interface PostCardProps {
  post: Post
  /** `row` has the picture beside the words if there is room. */
  shape?: 'column' | 'row'
  level?: 2 | 3
}

export function PostCard({ post, shape = 'column', level = 2 }: PostCardProps) {
  const Title = `h${level}` as const
  return (
    <article className="post-card" data-shape={shape}>
      <Picture file={post.image} width={960} height={640} />
      <div>
        <time lang="en" dateTime={post.published}>
          {post.date}
        </time>
        <Title lang="en">
          <ContentLink href={POST_PATH}>{post.title}</ContentLink>
        </Title>
        <p lang="en">{post.summary}</p>
        <ContentLink href={POST_PATH} className="post-more">
          <Trans comment="Below a blog post">Read More</Trans>
          <ScreenReaderTitle title={placeholder(post.title)} />
        </ContentLink>
      </div>
    </article>
  )
}
