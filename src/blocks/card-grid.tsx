import './card-grid.css'
import type { ReactNode } from 'react'

interface CardGridProps {
  /** The cards in a row on a wide screen. On narrower ones three become two, and then one. */
  columns: 2 | 3
  children: ReactNode
}

export function CardGrid({ columns, children }: CardGridProps) {
  return (
    <ul className="page-width card-grid" data-columns={columns}>
      {children}
    </ul>
  )
}
