import './faq-accordion.css'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { RichText } from '../../ui/rich-text.tsx'
import type { Question } from '../content/questions.ts'

/** Questions whose answers open one by one (WAI-ARIA Authoring Practices, Accordion). */
export function FaqAccordion({ questions }: { questions: Question[] }) {
  return (
    <div className="faq-accordion">
      {questions.map((question) => (
        <AccordionItem key={question.question} {...question} />
      ))}
    </div>
  )
}

function AccordionItem({ question, answer }: Question) {
  const [open, setOpen] = useState(false)
  const answerId = useId()
  const Sign = open ? Minus : Plus
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
          <Sign aria-hidden />
        </button>
      </h3>
      <div id={answerId} hidden={!open}>
        <RichText html={answer} />
      </div>
    </>
  )
}
