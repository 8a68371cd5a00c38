import './page-body.css'
import type { ReactNode } from 'react'
import { Sidebar } from './sidebar.tsx'

interface PageBodyProps {
  /** The side of the sidebar. On phones, by keyboard and in screen readers it is last. */
  sidebar?: 'left' | 'right' | undefined
  children: ReactNode
}

/** The content of an inner page below its banner. */
export function PageBody({ sidebar, children }: PageBodyProps) {
  return (
    <div className="page-width page-body" data-sidebar={sidebar ?? 'none'}>
      <div>{children}</div>
      {sidebar && <Sidebar />}
    </div>
  )
}
