import { createFileRoute } from '@tanstack/react-router'
import { loadRecord } from '../api/records/load-record.ts'
import { residentIncentivesPage } from '../api/resident-incentives-page.ts'
import { Article } from '../blocks/article.tsx'
import { InformativeBlock } from '../blocks/informative-block.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { RecordPage } from '../frame/page/record-page.tsx'

export const Route = createFileRoute('/preferences-incentives')({
  staticData: { heading: { label: 'residentIncentives' }, endpoint: residentIncentivesPage },
  loader: loadRecord,
  component: ResidentIncentivesPage,
})

function ResidentIncentivesPage() {
  return (
    <RecordPage endpoint={residentIncentivesPage}>
      {(page) => (
        <>
          <InformativeBlock {...page.informative} mediaSide="right" />
          <Article text={page.description} />
          <NextStep to="/residents" />
        </>
      )}
    </RecordPage>
  )
}
