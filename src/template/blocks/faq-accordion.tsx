import './faq-accordion.css'
import { ContentHtml } from '../../i18n/content-text.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import type { Question } from '../content/questions.ts'

/** Questions whose answers open below them. */
export function FaqAccordion({ questions }: { questions: Question[] }) {
  return (
    <div className="faq-accordion" lang="en">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <RichText html={new ContentHtml(answer)} />
        </details>
      ))}
    </div>
  )
}
