import './titled-section.css'
import type { ReactNode } from 'react'
import type { ContentHtml, ContentText } from '../i18n/content-text.ts'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { TextWithLang } from '../ui/text-with-lang.tsx'

interface TitledSectionProps {
  title: ContentText
  headingId?: string
  intro?: ContentHtml | undefined
  className: string
  children: ReactNode
}

/** A section of a page under a heading of its own. */
export function TitledSection({
  title,
  headingId,
  intro,
  className,
  children,
}: TitledSectionProps) {
  return (
    <section className={className}>
      <div className="page-width">
        <div className="section-head">
          <TextWithLang as="h2" of={title} id={headingId} />
          <RichText html={intro} />
        </div>
        {children}
      </div>
    </section>
  )
}
