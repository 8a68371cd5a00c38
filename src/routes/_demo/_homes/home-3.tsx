import { createFileRoute } from '@tanstack/react-router'
import { homePage } from '../../../api/home-page.ts'
import { ClosingBlock } from '../../../blocks/closing-block.tsx'
import { InformativeBlock } from '../../../blocks/informative-block.tsx'
import { ReasonsCarousel } from '../../../blocks/reasons-carousel.tsx'
import { TextItems } from '../../../blocks/text-items.tsx'
import { RecordContent } from '../../../frame/page/record-content.tsx'
import { EventsList } from '../../../template/blocks/events-list.tsx'
import { FaqAccordion } from '../../../template/blocks/faq-accordion.tsx'
import { LatestPosts } from '../../../template/blocks/latest-posts.tsx'
import { Split } from '../../../template/blocks/split.tsx'
import { POSTS } from '../../../template/content/posts.ts'
import { QUESTIONS } from '../../../template/content/questions.ts'

export const Route = createFileRoute('/_demo/_homes/home-3')({
  staticData: { heading: null },
  component: Home3Page,
})

function Home3Page() {
  return (
    <RecordContent endpoint={homePage}>
      {(page) => (
        <>
          <InformativeBlock {...page.informative1} mediaSide="right" />
          <LatestPosts posts={POSTS.slice(0, 6)} />
          {page.texts && <TextItems texts={page.texts} banner={page.textsBanner} />}
          {page.reasons && <ReasonsCarousel reasons={page.reasons.slice(0, 3)} />}
          <Split>
            <>
              <h2 lang="en">Coming up</h2>
              <EventsList />
            </>
            <>
              <h2 lang="en">Asked before</h2>
              <FaqAccordion questions={QUESTIONS.slice(0, 4)} />
            </>
          </Split>
          <ClosingBlock {...page.informative3} />
        </>
      )}
    </RecordContent>
  )
}
