import { createFileRoute } from '@tanstack/react-router'
import { useHomePage } from '../../../api/home-page.ts'
import { RecordContent } from '../../../frame/record-content.tsx'
import { GoalCounters } from '../../../blocks/goal-counters.tsx'
import { ReasonsCarousel } from '../../../blocks/reasons-carousel.tsx'
import { CardGrid } from '../../../blocks/card-grid.tsx'
import { Card } from '../../../blocks/card.tsx'
import { PageIntro } from '../../../blocks/page-intro.tsx'
import { FaqAccordion } from '../../../demo/blocks/faq-accordion.tsx'
import { RegistrationForm } from '../../../demo/blocks/registration-form.tsx'
import { Split } from '../../../demo/blocks/split.tsx'
import { QUESTIONS } from '../../../demo/content/questions.ts'
import { LatestPosts } from '../../../demo/blocks/latest-posts.tsx'
import { POSTS } from '../../../demo/content/posts.ts'

export const Route = createFileRoute('/_demo/_homes/home-6')({ component: Home6Page })

function Home6Page() {
  return (
    <RecordContent of={useHomePage()}>
      {(page) => (
        <>
          <PageIntro text={page.informative1.description} image={page.slides?.[2]?.image} />
          {page.goals && <GoalCounters goals={page.goals} banner={page.goalsBanner} />}
          <CardGrid columns={3}>
            {page.services.map(({ image, title, description }, place) => (
              <Card key={place} image={image} title={title} text={description} />
            ))}
          </CardGrid>
          {page.reasons && <ReasonsCarousel reasons={page.reasons} />}
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
