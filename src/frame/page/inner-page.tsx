import './page-banner.css'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Backdrop } from '../../ui/media/backdrop.tsx'
import { usePageHeading } from '../head/page-heading.ts'
import { useNavigationLabels } from '../navigation/navigation-label.ts'

interface InnerPageProps {
  /** The picture behind the heading; without one the banner is carved stone. */
  banner?: string | undefined
  children?: ReactNode
}

/** A page that is not home: a banner with heading and breadcrumb (specification, section 2), its content. */
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
