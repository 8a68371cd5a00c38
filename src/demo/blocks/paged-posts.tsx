import './paged-posts.css'
import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { POSTS } from '../content/posts.ts'
import { PageBody } from './page-body.tsx'
import { PageNumbers } from './page-numbers.tsx'
import { PostCard } from './post-card.tsx'

interface PagedPostsProps {
  /** One column, rows with the picture beside the words, or three side by side below a first one. */
  layout: 'column' | 'rows' | 'grid'
  sidebar?: 'left'
}

/** Posts a page: three where there is a sidebar or one column, four otherwise. */
const POSTS_A_PAGE = { column: 3, rows: 4, grid: 4 }

/** A blog, page by page: the one that the address names, the last where it names one beyond. */
export function PagedPosts({ layout, sidebar }: PagedPostsProps) {
  const { t } = useLingui()
  const size = POSTS_A_PAGE[layout]
  const pages = Math.ceil(POSTS.length / size)
  const { page: asked = 1 } = useSearch({ strict: false })
  const page = Math.min(asked, pages)
  const shown = POSTS.slice((page - 1) * size, page * size)

  const list = useRef<HTMLElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (page === before.current) return
    before.current = page
    // A screen reader reads the name of the new page, and goes on from there.
    list.current?.focus({ preventScroll: true })
  }, [page])

  return (
    <PageBody sidebar={sidebar}>
      <section
        ref={list}
        tabIndex={-1}
        className="paged-posts"
        data-layout={layout}
        aria-label={t({
          message: `Posts, page ${page} of ${pages}`,
          comment: 'Heard, not seen: said when the page changes',
        })}
      >
        <div className="posts">
          {shown.map((post, place) => (
            <PostCard
              key={post.title}
              post={post}
              shape={layout === 'rows' || (layout === 'grid' && place === 0) ? 'row' : 'column'}
            />
          ))}
        </div>
        <PageNumbers current={page} pages={pages} />
      </section>
    </PageBody>
  )
}
