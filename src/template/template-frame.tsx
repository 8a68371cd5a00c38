import './template-frame.css'
import { Trans } from '@lingui/react/macro'
import { Link, Outlet } from '@tanstack/react-router'
import { useId } from 'react'
import { TEMPLATE_PAGES } from './template-pages.ts'

/** Adds links to all template pages at the end of each one. */
export function TemplateFrame() {
  const headingId = useId()
  return (
    <>
      <Outlet />
      <nav className="template-pages" aria-labelledby={headingId}>
        <div className="page-width">
          <h2 id={headingId}>
            <Trans comment="Heard, not seen: the links to the pages of the template">
              Template pages
            </Trans>
          </h2>
          {/* The headings are placeholders, in English only. */}
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
