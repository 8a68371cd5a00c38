import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../../../api/home-page.ts'
import { GoalCounters } from '../../../blocks/goal-counters.tsx'
import { InformativeBlock } from '../../../blocks/informative-block.tsx'
import { ReasonsCarousel } from '../../../blocks/reasons-carousel.tsx'
import { ServicesBlock } from '../../../blocks/services-block.tsx'
import { RecordContent } from '../../../frame/page/record-content.tsx'
import { FaqAccordion } from '../../../template/blocks/faq-accordion.tsx'
import { LatestPosts } from '../../../template/blocks/latest-posts.tsx'
import { RegistrationForm } from '../../../template/blocks/registration-form.tsx'
import { Split } from '../../../template/blocks/split.tsx'
import { POSTS } from '../../../template/content/posts.ts'
import { QUESTIONS } from '../../../template/content/questions.ts'

export const Route = createFileRoute('/_demo/_homes/home-6')({
  staticData: { heading: null },
  component: Home6Page,
})

function Home6Page() {
  return (
    <RecordContent endpoint={homePage}>
      {(page) => (
        <>
          <InformativeBlock {...page.informative1} file={page.slides?.[2]?.image} />
          {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
          <ServicesBlock {...page.services} />
          {page.reasons && <ReasonsCarousel reasons={page.reasons.slice(0, 3)} />}
          <Split>
            <>
              <h2 lang="en">Asked before</h2>
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
