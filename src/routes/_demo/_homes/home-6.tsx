import { createFileRoute } from '@tanstack/react-router'
import { useHomePage } from '../../../api/home-page.ts'
import { AboutBlock } from '../../../blocks/about-block.tsx'
import { GoalCounters } from '../../../blocks/goal-counters.tsx'
import { ReasonsCarousel } from '../../../blocks/reasons-carousel.tsx'
import { ServicesBlock } from '../../../blocks/services-block.tsx'
import { FaqAccordion } from '../../../demo/blocks/faq-accordion.tsx'
import { LatestPosts } from '../../../demo/blocks/latest-posts.tsx'
import { RegistrationForm } from '../../../demo/blocks/registration-form.tsx'
import { Split } from '../../../demo/blocks/split.tsx'
import { POSTS } from '../../../demo/content/posts.ts'
import { QUESTIONS } from '../../../demo/content/questions.ts'
import { RecordContent } from '../../../frame/page/record-content.tsx'

export const Route = createFileRoute('/_demo/_homes/home-6')({
  staticData: { heading: null },
  component: Home6Page,
})

function Home6Page() {
  return (
    <RecordContent of={useHomePage()}>
      {(page) => (
        <>
          <AboutBlock {...page.informative1} file={page.slides?.[2]?.image} />
          {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
          <ServicesBlock {...page.services} />
          {page.reasons && <ReasonsCarousel reasons={page.reasons.slice(0, 3)} />}
          <Split>
            <>
              <h2>Asked before</h2>
              <FaqAccordion questions={QUESTIONS} />
            </>
            <RegistrationForm />
          </Split>
          <LatestPosts posts={POSTS} />
        </>
      )}
    </RecordContent>
  )
}
