import { createFileRoute } from '@tanstack/react-router'
import { recordLoader } from '../api/records/record-loader.ts'
import { servicePage, useServicePage } from '../api/service-page.ts'
import { CardGrid } from '../blocks/card-grid.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { PageIntro } from '../blocks/page-intro.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { RecordContent } from '../frame/page/record-content.tsx'

export const Route = createFileRoute('/services')({
  staticData: { heading: { label: 'services' } },
  loader: recordLoader(servicePage),
  component: ServicesPage,
})

function ServicesPage() {
  const query = useServicePage()
  return (
    <InnerPage banner={query.data?.banner}>
      <RecordContent of={query}>
        {(page) => (
          <>
            <PageIntro text={page.description} image={page.mainImage} />
            <CardGrid columns={3} cards={page.services} />
            <NextStep to="/contact" />
          </>
        )}
      </RecordContent>
    </InnerPage>
  )
}
