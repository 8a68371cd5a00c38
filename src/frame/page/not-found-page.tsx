import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { InnerPage } from './inner-page.tsx'

/** The page at /error, and at every path that no route matches (requirements, section 2). */
export function NotFoundPage() {
  return (
    <InnerPage>
      <div className="centered">
        <p>
          <Trans comment="Small, on the error page">404 Not Found</Trans>
        </p>
        <h2>
          <Trans comment="Large, on the error page">Oops! That page Can't be found</Trans>
        </h2>
        <ButtonLink to="/" look="accent">
          <Trans>Back to home</Trans>
        </ButtonLink>
      </div>
    </InnerPage>
  )
}
