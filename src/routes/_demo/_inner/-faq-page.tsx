import { CallToAction } from '../../../template/blocks/call-to-action.tsx'
import { FaqAccordion } from '../../../template/blocks/faq-accordion.tsx'
import { PageBody } from '../../../template/blocks/page-body.tsx'
import { QUESTIONS } from '../../../template/content/questions.ts'

export function FaqPage() {
  return (
    <>
      <PageBody>
        <h2 className="sr-only" lang="en">
          Questions and answers
        </h2>
        <FaqAccordion questions={QUESTIONS} />
      </PageBody>
      <CallToAction
        title="Your question is not among them?"
        text="Ask it. The answer comes from the person who knows, usually the same day."
      />
    </>
  )
}
