import { createFileRoute } from '@tanstack/react-router'
import { AboutBlock } from '../blocks/about-block.tsx'
import { loadRecord } from '../api/load-record.ts'
import { aboutPage, useAboutPage } from '../api/about-page.ts'
import { InnerPage } from '../frame/inner-page.tsx'
import { RecordContent } from '../frame/record-content.tsx'

export const Route = createFileRoute('/about-FEZ')({
  staticData: { heading: { label: 'aboutFez' }, record: aboutPage },
  loader: loadRecord,
  component: AboutFezPage,
})

function AboutFezPage() {
  const query = useAboutPage()
  return (
    <InnerPage banner={query.data?.banner}>
      <RecordContent of={query}>
        {(page) => (
          <>
            <AboutBlock {...page.informative1} />
            <AboutBlock {...page.informative2} mediaSide="right" />
          </>
        )}
      </RecordContent>
    </InnerPage>
  )
}
