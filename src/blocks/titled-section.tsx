import './titled-section.css'
import type { ReactNode } from 'react'
import { type ContentText, langOf, plainWords } from '../i18n/content-text.ts'
import { RichText } from '../ui/rich-text.tsx'

interface TitledSectionProps {
  title: ContentText
  /** HTML: what to know before the section is read. */
  intro?: ContentText | undefined
  className?: string
  children: ReactNode
}

/** A section of a page under a heading of its own. */
export function TitledSection({ title, intro, className, children }: TitledSectionProps) {
  return (
    <section className={className}>
      <div className="page-width">
        <div className="section-head">
          <h2 lang={langOf(title)}>{plainWords(title)}</h2>
          <RichText html={intro} />
        </div>
        {children}
      </div>
    </section>
  )
}
