import './sidebar.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { ContentLink } from '../../ui/links/content-link.tsx'
import { CATEGORIES, POSTS, TAGS } from '../content/posts.ts'
import { POST_PATH } from '../template-links.ts'

const RECENT = POSTS.slice(0, 3)

/** The column beside a blog. Its widgets are static (requirements, section 2). */
export function Sidebar() {
  const { t } = useLingui()
  const searchId = useId()
  return (
    <aside className="sidebar">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
        }}
      >
        <h2>
          <label htmlFor={searchId}>
            <Trans comment="Heading in the sidebar of the blog">Search</Trans>
          </label>
        </h2>
        <div className="field">
          <input id={searchId} type="search" />
          <Button type="submit">
            <Trans comment="Heading in the sidebar of the blog">Search</Trans>
          </Button>
        </div>
      </form>
      <nav aria-label={t({ message: 'Categories', comment: 'Heading in the sidebar of the blog' })}>
        <h2>
          <Trans comment="Heading in the sidebar of the blog">Categories</Trans>
        </h2>
        <ul lang="en">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <ContentLink href={POST_PATH}>{category}</ContentLink>
            </li>
          ))}
        </ul>
      </nav>
      <section>
        <h2>
          <Trans comment="Heading in the sidebar of the blog">Recent news</Trans>
        </h2>
        <ul lang="en">
          {RECENT.map(({ title, date, published }) => (
            <li key={title}>
              <ContentLink href={POST_PATH}>{title}</ContentLink>
              <time dateTime={published}>{date}</time>
            </li>
          ))}
        </ul>
      </section>
      <nav
        aria-label={t({
          message: 'Tags',
          comment: 'Heading in the sidebar of the blog: catchwords of posts',
        })}
      >
        <h2>
          <Trans comment="Heading in the sidebar of the blog: catchwords of posts">Tags</Trans>
        </h2>
        <ul className="tags" lang="en">
          {TAGS.map((tag) => (
            <li key={tag}>
              <ContentLink href={POST_PATH}>{tag}</ContentLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
