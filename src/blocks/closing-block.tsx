import './closing-block.css'
import { type ContentHtml, type ContentText, langOf, unwrapText } from '../i18n/content-text.ts'
import { ButtonLink } from '../ui/links/button-link.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { SectionDivider } from '../ui/section-divider.tsx'
import { TextWithLang } from '../ui/text-with-lang.tsx'

interface ClosingBlockProps {
  title: ContentText | undefined
  /** HTML from content, or words of a catalog, which need no sanitiser. */
  description: ContentHtml | string | undefined
  link: string | undefined
  label: ContentText | undefined
}

/**
 * The end of a page, which says what to do next. It hides itself unless it has all four parts
 * (requirements, section 2: the third informative block).
 */
export function ClosingBlock({ title, description, link, label }: ClosingBlockProps) {
  if (!title || !description || !link || !label) return null
  return (
    <section className="centered closing-block">
      <SectionDivider />
      <TextWithLang as="h2" of={title} />
      {typeof description === 'string' ? <p>{description}</p> : <RichText html={description} />}
      <ButtonLink href={link} look="accent" lang={langOf(label)}>
        {unwrapText(label)}
      </ButtonLink>
    </section>
  )
}
