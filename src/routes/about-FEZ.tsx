import { createFileRoute } from '@tanstack/react-router'
import { aboutPage } from '../api/about-page.ts'
import { loadRecord } from '../api/records/load-record.ts'
import { InformativeBlock } from '../blocks/informative-block.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { RecordPage } from '../frame/page/record-page.tsx'

export const Route = createFileRoute('/about-FEZ')({
  staticData: { heading: { label: 'aboutFez' }, endpoint: aboutPage },
  loader: loadRecord,
  component: AboutFezPage,
})

function AboutFezPage() {
  return (
    <RecordPage endpoint={aboutPage}>
      {(page) => (
        <>
          <InformativeBlock {...page.informative1} />
          <InformativeBlock {...page.informative2} mediaSide="right" />
          <NextStep to="/preferences-incentives" />
        </>
      )}
    </RecordPage>
  )
}
