import { createFileRoute } from '@tanstack/react-router'
import { CallToAction } from '../../../demo/blocks/call-to-action.tsx'
import { FaqAccordion } from '../../../demo/blocks/faq-accordion.tsx'
import { PageBody } from '../../../demo/blocks/page-body.tsx'
import { QUESTIONS } from '../../../demo/content/questions.ts'

export const Route = createFileRoute('/_demo/_inner/faq')({
  staticData: { heading: null },
  component: FaqPage,
})

function FaqPage() {
  return (
    <>
      <PageBody>
        <h2 className="sr-only">Questions and answers</h2>
        <FaqAccordion questions={QUESTIONS} />
      </PageBody>
      <CallToAction
        title="Your question is not among them?"
        text="Ask it. The answer comes from the person who knows, usually the same day."
      />
    </>
  )
}
