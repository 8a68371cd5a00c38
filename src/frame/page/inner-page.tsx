import './page-banner.css'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Backdrop } from '../../ui/media/backdrop.tsx'
import { usePageHeading } from '../head/page-heading.ts'
import { useNavigationLabels } from '../navigation/navigation-label.ts'

interface InnerPageProps {
  /** The picture behind the heading. Without one the banner shows a carved rosette. */
  banner?: string | undefined
  children?: ReactNode
}

/**
 * The layout of all pages except home: a banner with heading and breadcrumb, and then the content
 * (specification, section 2).
 */
export function InnerPage({ banner, children }: InnerPageProps) {
  const { t } = useLingui()
  const labels = useNavigationLabels()
  const heading = usePageHeading()
  return (
    <>
      <div className="page-banner backdrop-parent backdrop-apart">
        <Backdrop file={banner} width={1920} height={480} loading="eager" />
        <div className="page-width">
          <div className="backdrop-words">
            <nav
              aria-label={t({
                message: 'Breadcrumb',
                comment: 'Heard, not seen: the way from Home to this page',
              })}
            >
              <ol>
                <li>
                  <Link to="/">{labels('home')}</Link>
                </li>
                <li aria-current="page">{heading}</li>
              </ol>
            </nav>
            <h1 tabIndex={-1}>{heading}</h1>
          </div>
        </div>
      </div>
      {children}
    </>
  )
}
