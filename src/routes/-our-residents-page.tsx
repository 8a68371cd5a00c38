import { ourResidentsPage } from '../api/our-residents-page.ts'
import { CardGrid } from '../blocks/card-grid.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { RecordPage } from '../frame/page/record-page.tsx'

/** The page of two routes, `/our-residenst` and `/blog-2-column` (requirements, section 2). */
export function OurResidentsPage() {
  return (
    <RecordPage endpoint={ourResidentsPage}>
      {(page) => (
        <>
          <CardGrid columns={2} cards={page.residents} />
          <NextStep to="/preferences-incentives" />
        </>
      )}
    </RecordPage>
  )
}
