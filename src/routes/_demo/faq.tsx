import { createFileRoute } from '@tanstack/react-router'
import { CallToAction } from '../../demo/blocks/call-to-action.tsx'
import { FaqAccordion } from '../../demo/blocks/faq-accordion.tsx'
import { PageBody } from '../../demo/blocks/page-body.tsx'
import { QUESTIONS } from '../../demo/content/questions.ts'
import banner from '../../demo/pictures/banner.svg'
import backdrop from '../../demo/pictures/call-to-action.svg'
import { InnerPage } from '../../frame/page/inner-page.tsx'

export const Route = createFileRoute('/_demo/faq')({
  staticData: { heading: null },
  component: FaqPage,
})

function FaqPage() {
  return (
    <InnerPage banner={banner}>
      <PageBody>
        <h2 className="sr-only">Questions and answers</h2>
        <FaqAccordion questions={QUESTIONS} />
      </PageBody>
      <CallToAction
        title="Your question is not among them?"
        text="Ask it. The answer comes from the person who knows, usually the same day."
        image={backdrop}
      />
    </InnerPage>
  )
}
