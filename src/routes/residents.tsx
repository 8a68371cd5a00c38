import { createFileRoute } from '@tanstack/react-router'
import { becomeResidentPage } from '../api/become-resident-page.ts'
import { loadRecord } from '../api/records/load-record.ts'
import { Article } from '../blocks/article.tsx'
import { InformativeBlock } from '../blocks/informative-block.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { RecordPage } from '../frame/page/record-page.tsx'

export const Route = createFileRoute('/residents')({
  staticData: { heading: { label: 'howToBecomeResident' }, endpoint: becomeResidentPage },
  loader: loadRecord,
  component: BecomeResidentPage,
})

function BecomeResidentPage() {
  return (
    <RecordPage endpoint={becomeResidentPage}>
      {(page) => (
        <>
          <InformativeBlock {...page.informative} />
          <Article title={page.title} text={page.description} />
          <NextStep to="/services" />
        </>
      )}
    </RecordPage>
  )
}
