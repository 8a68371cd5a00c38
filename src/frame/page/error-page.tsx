import './error-page.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { InnerPage } from './inner-page.tsx'

/** The page at /error, and at every path that no route matches (specification, section 2). */
export function ErrorPage() {
  return (
    <InnerPage>
      <div className="error-page">
        <div aria-hidden className="rosette" />
        <h2>
          <Trans comment="Large, on the error page">404 Not Found</Trans>
        </h2>
        <p>
          <Trans>Oops! That page Can't be found</Trans>
        </p>
        <Link to="/" className="button" data-look="plain">
          <Trans>Back to home</Trans>
        </Link>
      </div>
    </InnerPage>
  )
}
