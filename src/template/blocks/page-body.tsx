import './page-body.css'
import type { ReactNode } from 'react'
import { Sidebar } from './sidebar.tsx'

interface PageBodyProps {
  /** The side of the sidebar. On phones, by keyboard and in screen readers it is last. */
  sidebar?: 'left' | 'right' | undefined
  /** The second half. */
  beside?: ReactNode
  children: ReactNode
}

/** A part of a page, as wide as the page, with a sidebar or a second half if there is room. */
export function PageBody({ sidebar, beside, children }: PageBodyProps) {
  return (
    <div className="page-width page-body" data-beside={sidebar ?? (beside && 'half')}>
      <div>{children}</div>
      {beside && <div>{beside}</div>}
      {sidebar && <Sidebar />}
    </div>
  )
}
