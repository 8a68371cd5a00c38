import './faq-accordion.css'
import { Minus, Plus } from 'lucide'
import { useId, useState } from 'react'
import { ContentHtml } from '../../i18n/content-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import type { Question } from '../content/questions.ts'

/** Questions whose answers open one by one (WAI-ARIA Authoring Practices, Accordion). */
export function FaqAccordion({ questions }: { questions: Question[] }) {
  return (
    <div className="faq-accordion" lang="en">
      {questions.map((question) => (
        <AccordionItem key={question.question} {...question} />
      ))}
    </div>
  )
}

function AccordionItem({ question, answer }: Question) {
  const [open, setOpen] = useState(false)
  const answerId = useId()
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={answerId}
          onClick={() => {
            setOpen(!open)
          }}
        >
          {question}
          <Icon of={open ? Minus : Plus} />
        </button>
      </h3>
      <div id={answerId} hidden={!open}>
        <RichText html={new ContentHtml(answer)} />
      </div>
    </>
  )
}
