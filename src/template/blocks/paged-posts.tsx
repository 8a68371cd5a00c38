import './paged-posts.css'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { POSTS } from '../content/posts.ts'
import { PageBody } from './page-body.tsx'
import { PageNumbers } from './page-numbers.tsx'
import { PostCard } from './post-card.tsx'

interface PagedPostsProps {
  /** `rows` have the picture beside the words. `grid` is a first post above three side by side. */
  layout: 'column' | 'rows' | 'grid'
  sidebar?: 'left'
  /** The page that the address names (`?page=2`). */
  page: number | undefined
}

const POSTS_A_PAGE = { column: 3, rows: 4, grid: 4 }

/** A page of the blog. If there are fewer pages than asked for, it is the last. */
export function PagedPosts({ layout, sidebar, page: asked = 1 }: PagedPostsProps) {
  const { t } = useLingui()
  const size = POSTS_A_PAGE[layout]
  const pages = Math.ceil(POSTS.length / size)
  const page = Math.min(asked, pages)
  const shown = POSTS.slice((page - 1) * size, page * size)

  const list = useRef<HTMLElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (page === before.current) return
    before.current = page
    // A screen reader then says the name of the new page and continues from there.
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
          {shown.map((post, index) => (
            <PostCard
              key={post.title}
              post={post}
              shape={layout === 'rows' || (layout === 'grid' && index === 0) ? 'row' : 'column'}
            />
          ))}
        </div>
        <PageNumbers current={page} pages={pages} />
      </section>
    </PageBody>
  )
}
