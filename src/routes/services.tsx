import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '../api/records/load-record.ts'
import { servicePage } from '../api/service-page.ts'
import { CardGrid } from '../blocks/card-grid.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { PageIntro } from '../blocks/page-intro.tsx'
import { RecordPage } from '../frame/page/record-page.tsx'

export const Route = createFileRoute('/services')({
  staticData: { heading: { label: 'services' }, endpoint: servicePage },
  loader: loadRecord,
  component: ServicesPage,
})

function ServicesPage() {
  return (
    <RecordPage endpoint={servicePage}>
      {(page) => (
        <>
          <PageIntro text={page.description} image={page.mainImage} />
          <CardGrid columns={3} cards={page.services} />
          <NextStep to="/contact" />
        </>
      )}
    </RecordPage>
  )
}
