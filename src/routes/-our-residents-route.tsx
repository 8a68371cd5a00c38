import { ourResidentsPage } from '../api/our-residents-page.ts'
import { CardGrid } from '../blocks/card-grid.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { recordRoute } from '../frame/page/record-route.tsx'
import type { PagePath } from '../ui/links/page-path.ts'

/** The options of two routes of one page, `/our-residenst` and `/blog-2-column` (requirements, section 2). */
export function ourResidentsRoute(address: { canonicalPath?: PagePath } = {}) {
  return recordRoute({
    ...address,
    heading: { label: 'ourResidents' },
    endpoint: ourResidentsPage,
    content: (page) => (
      <>
        {page.residents && <CardGrid columns={2} cards={page.residents} />}
        <NextStep to="/preferences-incentives" />
      </>
    ),
  })
}
