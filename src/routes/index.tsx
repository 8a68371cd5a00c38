import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../api/home-page.ts'
import { loadRecord } from '../api/records/load-record.ts'
import { BannerSlider } from '../blocks/banner-slider.tsx'
import { ClosingBlock } from '../blocks/closing-block.tsx'
import { GoalCounters } from '../blocks/goal-counters.tsx'
import { InformativeBlock } from '../blocks/informative-block.tsx'
import { ReasonsCarousel } from '../blocks/reasons-carousel.tsx'
import { ServicesBlock } from '../blocks/services-block.tsx'
import { TextItems } from '../blocks/text-items.tsx'
import { useSiteName } from '../frame/head/use-site-name.ts'
import { RecordContent } from '../frame/page/record-content.tsx'

export const Route = createFileRoute('/')({
  staticData: { heading: { label: 'home' }, endpoint: homePage },
  loader: loadRecord,
  component: HomePage,
})

function HomePage() {
  const siteName = useSiteName()
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {siteName}
      </h1>
      <RecordContent endpoint={homePage}>
        {(page) => (
          <>
            {page.slides && <BannerSlider slides={page.slides} />}
            <InformativeBlock {...page.informative1} />
            <ServicesBlock {...page.services} />
            <InformativeBlock {...page.informative2} mediaSide="right" />
            {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
            {page.reasons && <ReasonsCarousel reasons={page.reasons} />}
            {page.texts && <TextItems texts={page.texts} banner={page.textsBanner} />}
            <ClosingBlock {...page.informative3} />
          </>
        )}
      </RecordContent>
    </>
  )
}
