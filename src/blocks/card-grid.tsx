import './card-grid.css'
import type { ReactNode } from 'react'

interface CardGridProps {
  /** Cards in a row of a wide screen: three become two and then one, two become one. */
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
