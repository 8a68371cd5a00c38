import './template-frame.css'
import { Trans } from '@lingui/react/macro'
import {
  type AnyRouter,
  Link,
  Outlet,
  type StaticDataRouteOption,
  useRouter,
} from '@tanstack/react-router'
import { useId } from 'react'

interface RouterRoute {
  fullPath: string
  options: { staticData?: StaticDataRouteOption }
}

/** Adds links to all template pages at the end of each one. */
export function TemplateFrame() {
  const headingId = useId()
  const { routesByPath }: AnyRouter = useRouter()
  const pages = Object.values<RouterRoute>(routesByPath).flatMap(({ fullPath, options }) => {
    const heading = options.staticData?.heading?.placeholder
    return heading ? { path: fullPath, heading } : []
  })
  return (
    <>
      <Outlet />
      <nav className="template-pages text-links" aria-labelledby={headingId}>
        <div className="page-width">
          <h2 id={headingId}>
            <Trans comment="Heading of the links at the end of each page of the template">
              Template pages
            </Trans>
          </h2>
          {/* The headings are placeholders, in English only. */}
          <ul lang="en">
            {pages.map(({ path, heading }) => (
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
