import './not-found-page.css'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { InnerPage } from './inner-page.tsx'

interface NotFoundPageProps {
  /** A part that leads on, beside the quoted texts. */
  children: ReactNode
}

/** The page at /error, and at every path that no route matches (requirements, section 2). */
export function NotFoundPage({ children }: NotFoundPageProps) {
  return (
    <InnerPage>
      <div className="not-found">
        <div className="centered">
          <p>
            <Trans comment="Small, on the error page">404 Not Found</Trans>
          </p>
          <h2>
            <Trans comment="Large, on the error page">Oops! That page Can't be found</Trans>
          </h2>
          <ButtonLink to="/">
            <Trans comment="Link to the home page, on a page without content">Back to home</Trans>
          </ButtonLink>
        </div>
        {children}
      </div>
    </InnerPage>
  )
}
