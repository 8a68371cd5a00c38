import { createFileRoute } from '@tanstack/react-router'
import { becomeResidentPage, useBecomeResidentPage } from '../api/become-resident-page.ts'
import { recordLoader } from '../api/records/record-loader.ts'
import { AboutBlock } from '../blocks/about-block.tsx'
import { Article } from '../blocks/article.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { RecordContent } from '../frame/page/record-content.tsx'

export const Route = createFileRoute('/residents')({
  staticData: { heading: { label: 'howToBecomeResident' } },
  loader: recordLoader(becomeResidentPage),
  component: BecomeResidentPage,
})

function BecomeResidentPage() {
  const query = useBecomeResidentPage()
  return (
    <InnerPage banner={query.data?.banner}>
      <RecordContent of={query}>
        {(page) => (
          <>
            <AboutBlock {...page.informative} />
            <Article title={page.title} text={page.description} />
            <NextStep to="/services" />
          </>
        )}
      </RecordContent>
    </InnerPage>
  )
}
