import './closing-block.css'
import { ButtonLink } from '../ui/button-link.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SectionRule } from '../ui/section-rule.tsx'

interface ClosingBlockProps {
  title: string | undefined
  /** HTML. */
  description: string | undefined
  readMoreLink: string | undefined
  readMoreLabel: string | undefined
}

/**
 * The end of a page, with what to do next. It needs all four parts (specification, section 2, Home:
 * third informative block).
 */
export function ClosingBlock({
  title,
  description,
  readMoreLink,
  readMoreLabel,
}: ClosingBlockProps) {
  if (!title || !description || !readMoreLink || !readMoreLabel) return null
  return (
    <section className="closing-block">
      <SectionRule />
      <h2>{title}</h2>
      <RichText html={description} />
      <ButtonLink href={readMoreLink} look="accent">
        {readMoreLabel}
      </ButtonLink>
    </section>
  )
}
