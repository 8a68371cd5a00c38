import './choices.css'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Links to the pages of a list, from 1 on. The address names the current one (`?page=2`). */
export function PageNumbers({ current, pages }: { current: number; pages: number }) {
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
