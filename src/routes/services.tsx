import { createFileRoute } from '@tanstack/react-router'
import { CardGrid } from '../blocks/card-grid.tsx'
import { Card } from '../blocks/card.tsx'
import { PageIntro } from '../blocks/page-intro.tsx'
import { loadRecord } from '../api/load-record.ts'
import { servicePage, useServicePage } from '../api/service-page.ts'
import { InnerPage } from '../frame/inner-page.tsx'
import { RecordContent } from '../frame/record-content.tsx'

export const Route = createFileRoute('/services')({
  staticData: { heading: { label: 'services' }, record: servicePage },
  loader: loadRecord,
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
            <CardGrid columns={3}>
              {page.services?.map(({ id, image, title, description }) => (
                <Card key={id} image={image} title={title} text={description} />
              ))}
            </CardGrid>
          </>
        )}
      </RecordContent>
    </InnerPage>
  )
}
