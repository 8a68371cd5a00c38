import { createFileRoute } from '@tanstack/react-router'
import { recordLoader } from '../api/records/record-loader.ts'
import {
  residentIncentivesPage,
  useResidentIncentivesPage,
} from '../api/resident-incentives-page.ts'
import { AboutBlock } from '../blocks/about-block.tsx'
import { Article } from '../blocks/article.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { RecordContent } from '../frame/page/record-content.tsx'

export const Route = createFileRoute('/preferences-incentives')({
  staticData: { heading: { label: 'residentIncentives' } },
  loader: recordLoader(residentIncentivesPage),
  component: ResidentIncentivesPage,
})

function ResidentIncentivesPage() {
  const query = useResidentIncentivesPage()
  return (
    <InnerPage banner={query.data?.banner}>
      <RecordContent of={query}>
        {(page) => (
          <>
            <AboutBlock {...page.informative} mediaSide="right" />
            <Article text={page.description} />
            <NextStep to="/residents" />
          </>
        )}
      </RecordContent>
    </InnerPage>
  )
}
