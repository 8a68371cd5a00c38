import './-not-found.css'
import { Trans } from '@lingui/react/macro'
import { NOT_FOUND_HEADING } from '../frame/head/page-heading.ts'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { ButtonLink } from '../ui/links/button-link.tsx'
import { ServicesStep } from './-services-step.tsx'

/** The options of the two routes that show the error page. */
export function notFoundRoute() {
  return { staticData: { heading: NOT_FOUND_HEADING }, component: NotFoundPage }
}

/** The texts of the requirements, section 2, and a way on to prices and units. */
function NotFoundPage() {
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
        <ServicesStep />
      </div>
    </InnerPage>
  )
}
