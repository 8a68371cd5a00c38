import './template-frame.css'
import { Trans } from '@lingui/react/macro'
import { Link, Outlet } from '@tanstack/react-router'
import { useId } from 'react'
import { TEMPLATE_PAGES } from './template-pages.ts'

/** What all template pages share: at their end, the way to each of the others. */
export function TemplateFrame() {
  const headingId = useId()
  return (
    <>
      <Outlet />
      <nav className="template-pages" aria-labelledby={headingId}>
        <div className="page-width">
          <h2 id={headingId}>
            <Trans>Template pages</Trans>
          </h2>
          {/* Placeholders, and English in every language. */}
          <ul lang="en">
            {TEMPLATE_PAGES.map(({ path, heading }) => (
              <li key={path}>
                <Link to={path}>{heading}</Link>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  )
}
