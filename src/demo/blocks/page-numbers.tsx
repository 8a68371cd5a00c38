import './page-numbers.css'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide'
import { Icon } from '../../ui/icon.tsx'

interface PageNumbersProps {
  /** From 1 on. */
  current: number
  /** How many there are. */
  pages: number
}

/** The way to the other pages of a list; the one on the screen stands in the address (`?page=2`). */
export function PageNumbers({ current, pages }: PageNumbersProps) {
  const { t } = useLingui()
  return (
    <nav
      className="page-numbers"
      aria-label={t({ message: 'Pages', comment: 'Heard, not seen: the row of page numbers' })}
    >
      <ul>
        {current > 1 && (
          <li>
            <Link to="." search={{ page: current - 1 }} aria-label={t`Previous page`}>
              <Icon of={ChevronLeft} />
            </Link>
          </li>
        )}
        {Array.from({ length: pages }, (_, place) => place + 1).map((page) => (
          <li key={page}>
            <Link
              to="."
              search={{ page }}
              aria-label={t`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
        {current < pages && (
          <li>
            <Link to="." search={{ page: current + 1 }} aria-label={t`Next page`}>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
