import './front.css'
import type { ReactNode } from 'react'
import type { Slide } from '../../blocks/banner-slider.tsx'
import { type ContentText, langOf, plainWords } from '../../i18n/content-text.ts'
import { ContentWords } from '../../ui/content-words.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

interface FrontProps {
  slide: Slide | undefined
  /** The address of the button. The button needs this and its label. */
  link?: string | undefined
  linkLabel?: ContentText | undefined
  /** Shown beside the words. Without it, the words are in the middle. */
  children?: ReactNode
}

/** The top of a home page without a slider: a single slide. */
export function Front({ slide, link, linkLabel, children }: FrontProps) {
  return (
    <section className="front backdrop-parent" data-shape={children ? 'beside' : 'centre'}>
      <Picture className="backdrop" file={slide?.image} loading="eager" />
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
