import './page-banner.css'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { langOf, unwrapText } from '../../i18n/content-text.ts'
import { Hero } from '../../ui/media/hero.tsx'
import { usePageHeading } from '../head/use-page-heading.ts'
import { useNavigationLabels } from '../navigation/use-navigation-labels.ts'

interface InnerPageProps {
  /** The picture beside the heading. Without one the banner shows a carved rosette. */
  banner?: string | undefined
  children: ReactNode
}

/**
 * The layout of all pages except home: a banner with heading and breadcrumb, and then the content
 * (requirements, section 2).
 */
export function InnerPage({ banner, children }: InnerPageProps) {
  const { t } = useLingui()
  const labels = useNavigationLabels()
  const heading = usePageHeading()
  return (
    <>
      <Hero className="page-banner" file={banner}>
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
            <li aria-current="page" lang={langOf(heading)}>
              {unwrapText(heading)}
            </li>
          </ol>
        </nav>
        <h1 tabIndex={-1} lang={langOf(heading)}>
          {unwrapText(heading)}
        </h1>
      </Hero>
      {children}
    </>
  )
}
