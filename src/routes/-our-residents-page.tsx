import { useOurResidentsPage } from '../api/our-residents-page.ts'
import { CardGrid } from '../blocks/card-grid.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { RecordContent } from '../frame/page/record-content.tsx'

/** The page of two routes, `/our-residenst` and `/blog-2-column` (requirements, section 2). */
export function OurResidentsPage() {
  const query = useOurResidentsPage()
  return (
    <InnerPage banner={query.data?.banner}>
      <RecordContent of={query}>
        {(page) => (
          <>
            <CardGrid columns={2} cards={page.residents} />
            <NextStep to="/preferences-incentives" />
          </>
        )}
      </RecordContent>
    </InnerPage>
  )
}
