import { createFileRoute } from '@tanstack/react-router'
import { aboutPage, useAboutPage } from '../api/about-page.ts'
import { recordLoader } from '../api/records/record-loader.ts'
import { AboutBlock } from '../blocks/about-block.tsx'
import { NextStep } from '../blocks/next-step.tsx'
import { InnerPage } from '../frame/page/inner-page.tsx'
import { RecordContent } from '../frame/page/record-content.tsx'

export const Route = createFileRoute('/about-FEZ')({
  staticData: { heading: { label: 'aboutFez' } },
  loader: recordLoader(aboutPage),
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
            <NextStep to="/preferences-incentives" />
          </>
        )}
      </RecordContent>
    </InnerPage>
  )
}
