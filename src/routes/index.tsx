import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../api/home-page.ts'
import { BannerSlider } from '../blocks/banner-slider.tsx'
import { ClosingBlock } from '../blocks/closing-block.tsx'
import { GoalCounters } from '../blocks/goal-counters.tsx'
import { InformativeBlock } from '../blocks/informative-block.tsx'
import { ReasonsCarousel } from '../blocks/reasons-carousel.tsx'
import { ServicesBlock } from '../blocks/services-block.tsx'
import { TextItems } from '../blocks/text-items.tsx'
import { BelowFirstScreen } from '../frame/page/below-first-screen.tsx'
import { HomeLayout } from '../frame/page/home-layout.tsx'
import { recordRoute } from '../frame/page/record-route.tsx'

export const Route = createFileRoute('/')(
  recordRoute({
    heading: { label: 'home' },
    endpoint: homePage,
    layout: HomeLayout,
    content: (page) => (
      <>
        {page.slides && <BannerSlider slides={page.slides} />}
        <InformativeBlock {...page.informative1} />
        <BelowFirstScreen>
          <ServicesBlock {...page.services} />
          <InformativeBlock {...page.informative2} side="right" />
          {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
          {page.reasons && <ReasonsCarousel reasons={page.reasons} />}
          {page.texts && <TextItems texts={page.texts} banner={page.textsBanner} />}
          <ClosingBlock {...page.informative3} />
        </BelowFirstScreen>
      </>
    ),
  }),
)
