import './choices.css'
import './paged-posts.css'
import { useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { POSTS } from '../content/posts.ts'
import { PageBody } from './page-body.tsx'
import { PostCard } from './post-card.tsx'

interface Layout {
  /** How many posts a page has (requirements, section 9). */
  size: number
  sidebar?: 'left'
  /** How many posts have the picture beside the words. */
  rows: number
}

/** The layouts of the blog (requirements, section 2). */
const LAYOUTS = {
  'one-column': { size: 3, rows: 0 },
  'three-columns': { size: 4, rows: 1 },
  'left-sidebar': { size: 3, rows: 0, sidebar: 'left' },
  list: { size: 4, rows: 4 },
} satisfies Record<string, Layout>

/** The page of the blog that the address names (`?page=2`), or the one nearest to it. */
export function PagedPosts({ layout }: { layout: keyof typeof LAYOUTS }) {
  const { t } = useLingui()
  const { query } = useSearch({ strict: false })
  const { size, rows, sidebar }: Layout = LAYOUTS[layout]
  const pages = Math.ceil(POSTS.length / size)
  const asked = Math.trunc(Number(new URLSearchParams(query).get('page')))
  const page = Math.min(Math.max(asked, 1) || 1, pages)
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
            <PostCard key={post.title} post={post} shape={index < rows ? 'row' : 'column'} />
          ))}
        </div>
        <PageNumbers current={page} pages={pages} />
      </section>
    </PageBody>
  )
}

/** Links to the pages of a list, from 1 on. The address names the current one (`?page=2`). */
function PageNumbers({ current, pages }: { current: number; pages: number }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t({ message: 'Pages', comment: 'Heard, not seen: the row of page numbers' })}>
      <ul className="choices">
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to="."
              search={{ query: `?page=${page}` }}
              aria-label={t({
                message: `Page ${page}`,
                comment: 'Heard, not seen: a number below the posts of the blog',
              })}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
