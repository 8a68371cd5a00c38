import { NOT_FOUND_HEADING } from '../frame/head/page-heading.ts'
import { NotFoundPage } from '../frame/page/not-found-page.tsx'
import { ServicesStep } from './-services-step.tsx'

/** The options of the two routes that show the error page, which leads on to prices and units. */
export function notFoundRoute() {
  return {
    staticData: { heading: NOT_FOUND_HEADING },
    component: () => (
      <NotFoundPage>
        <ServicesStep />
      </NotFoundPage>
    ),
  }
}
