import './front.css'
import type { ReactNode } from 'react'
import type { Slide } from '../../blocks/banner-slider.tsx'
import { type ContentText, langOf, plainWords } from '../../i18n/content-text.ts'
import { ContentWords } from '../../ui/content-words.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Backdrop } from '../../ui/media/backdrop.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

interface FrontProps {
  slide: Slide | undefined
  /** The address and the words of its button; without both there is no button. */
  link?: string | undefined
  linkLabel?: ContentText | undefined
  /** Content beside the words; without it they are in the middle. */
  children?: ReactNode
}

/** The head of a home page that does not slide: one picture, one message. */
export function Front({ slide, link, linkLabel, children }: FrontProps) {
  return (
    <section className="front backdrop-parent" data-shape={children ? 'beside' : 'centre'}>
      <Backdrop file={slide?.image} width={1920} height={1080} loading="eager" />
      <div className="page-width">
        <div className="front-words">
          <ContentWords as="h2" of={slide?.title} />
          <RichText html={slide?.description} tone="light" />
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
