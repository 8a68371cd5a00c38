import type { ReactNode } from 'react'
import { usePageHeading } from '../head/page-heading.ts'
import { PageBanner } from './page-banner.tsx'

interface InnerPageProps {
  /** The picture of its banner. */
  banner?: string | undefined
  children?: ReactNode
}

/** A page that is not home: banner with heading and breadcrumb, then its content. */
export function InnerPage({ banner, children }: InnerPageProps) {
  return (
    <>
      <PageBanner title={usePageHeading()} image={banner} />
      {children}
    </>
  )
}
