import './front.css'
import type { ReactNode } from 'react'
import { type ContentText, langOf, plainWords } from '../../i18n/content-text.ts'
import { ContentWords } from '../../ui/content-words.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Backdrop } from '../../ui/media/backdrop.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

interface FrontProps {
  image: string | undefined
  title: ContentText | undefined
  /** HTML. */
  text: ContentText | undefined
  /** Where its button leads, and what the button says; without both there is none. */
  link?: string | undefined
  linkLabel?: ContentText | undefined
  /** `beside`: something stands beside the words; `centre`: the words stand alone in the middle. */
  shape?: 'beside' | 'centre'
  children?: ReactNode
}

/** The head of a home page that does not slide: one picture, one message. */
export function Front(props: FrontProps) {
  const { image, title, text, link, linkLabel, shape = 'beside', children } = props
  return (
    <section className="front backdrop-parent" data-shape={shape}>
      <Backdrop file={image} width={1920} height={1080} loading="eager" />
      <div className="page-width">
        <div className="front-words">
          <ContentWords as="h2" of={title} />
          <RichText html={text} tone="light" />
          {link && linkLabel && (
            <ButtonLink href={link} look="accent" lang={langOf(linkLabel)}>
              {plainWords(linkLabel)}
            </ButtonLink>
          )}
        </div>
        {children && <div className="front-aside">{children}</div>}
      </div>
    </section>
  )
}
