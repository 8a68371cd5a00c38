import './page-body.css'
import type { ReactNode } from 'react'
import { Sidebar } from './sidebar.tsx'

interface PageBodyProps {
  /**
   * On which side the sidebar stands, where the page has one. On a phone it comes last, and so it
   * does for the keyboard and a screen reader on either side: what the page is about goes first.
   */
  sidebar?: 'left' | 'right' | undefined
  children: ReactNode
}

/** What an inner page holds below its banner. */
export function PageBody({ sidebar, children }: PageBodyProps) {
  return (
    <div className="page-width page-body" data-sidebar={sidebar ?? 'none'}>
      <div>{children}</div>
      {sidebar && <Sidebar />}
    </div>
  )
}
