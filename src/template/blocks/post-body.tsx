import './post-body.css'
import { Trans } from '@lingui/react/macro'
import { Picture } from '../../ui/media/picture.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { COMMENTS, type Post, POST_TEXT } from '../content/posts.ts'
import { placeholderHtml } from '../placeholder.ts'
import { Statements } from './statements.tsx'

/** A whole post with its comments. */
export function PostBody({ post }: { post: Post }) {
  return (
    <article className="post-body">
      <Picture file={post.image} width={960} height={640} />
      <time lang="en" dateTime={post.published}>
        {post.date}
      </time>
      <h2 lang="en">{post.title}</h2>
      <RichText html={placeholderHtml(POST_TEXT)} />
      <section>
        <h2>
          <Trans comment="Heading above what readers have written below a post">Comments</Trans>
        </h2>
        <Statements
          statements={COMMENTS.map((comment) => ({
            name: comment.name,
            text: comment.text,
            date: (
              <time lang="en" dateTime={comment.published}>
                {comment.date}
              </time>
            ),
          }))}
        />
      </section>
    </article>
  )
}
