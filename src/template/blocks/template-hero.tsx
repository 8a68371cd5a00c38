import './template-hero.css'
import type { ReactNode } from 'react'
import type { Slide } from '../../blocks/banner-slider.tsx'
import { type ContentText, langOf, toPlainString } from '../../i18n/content-text.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { PlainText } from '../../ui/plain-text.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

interface TemplateHeroProps {
  slide: Slide | undefined
  /** The address of the button. The button needs this and its label. */
  link?: string | undefined
  linkLabel?: ContentText | undefined
  /** Shown beside the words. Without it, the words are in the middle. */
  children?: ReactNode
}

/** The top of a home page without a slider: a single slide. */
export function TemplateHero({ slide, link, linkLabel, children }: TemplateHeroProps) {
  return (
    <section className="template-hero backdrop-parent" data-shape={children ? 'beside' : 'centre'}>
      <Picture className="backdrop" file={slide?.image} loading="eager" />
      <div className="page-width">
        <div className="template-hero-words">
          <PlainText as="h2" of={slide?.title} />
          <RichText html={slide?.description} tone="light" />
          {link && linkLabel && (
            <ButtonLink href={link} look="accent" lang={langOf(linkLabel)}>
              {toPlainString(linkLabel)}
            </ButtonLink>
          )}
        </div>
        {children && <div className="template-hero-aside">{children}</div>}
      </div>
    </section>
  )
}
