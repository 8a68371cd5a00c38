import './faq-accordion.css'
import { Minus, Plus } from 'lucide'
import { useId, useState } from 'react'
import { ContentHtml } from '../../i18n/content-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import type { Question } from '../content/questions.ts'

/** Questions whose answers open below them (WAI-ARIA Authoring Practices, Accordion). */
export function FaqAccordion({ questions }: { questions: Question[] }) {
  return (
    <div className="faq-accordion" lang="en">
      {questions.map((question) => (
        <FaqItem key={question.question} {...question} />
      ))}
    </div>
  )
}

function FaqItem({ question, answer }: Question) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open)
          }}
        >
          <span>{question}</span> <Icon of={open ? Minus : Plus} />
        </button>
      </h3>
      <div id={id} hidden={!open}>
        <RichText html={new ContentHtml(answer)} />
      </div>
    </>
  )
}
