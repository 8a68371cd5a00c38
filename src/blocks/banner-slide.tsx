import './banner-slide.css'
import { Trans } from '@lingui/react/macro'
import type { ContentText } from '../i18n/content-text.ts'
import { ButtonLink } from '../ui/links/button-link.tsx'
import { LinkNameSuffix } from '../ui/links/link-name-suffix.tsx'
import { Hero } from '../ui/media/hero.tsx'
import { PlainText } from '../ui/plain-text.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'

export interface Slide {
  id: string
  image: string | undefined
  title: ContentText | undefined
  /** HTML from content. */
  description: ContentText | undefined
  /** The address of 'Learn more'. */
  link: string | undefined
}

interface BannerSlideProps {
  slide: Slide
  loading?: 'lazy' | 'eager'
}

/** The top of a home page: a picture, a title, a text and a link. */
export function BannerSlide({ slide, loading = 'eager' }: BannerSlideProps) {
  return (
    <Hero className="banner-slide" file={slide.image} loading={loading}>
      <PlainText as="h2" of={slide.title} />
      <RichText html={slide.description} tone="light" />
      <div className="banner-slide-action">
        {slide.link && (
          <ButtonLink href={slide.link} look="accent">
            <Trans comment="Button on a slide of the home page">Learn more</Trans>
            <LinkNameSuffix title={slide.title} />
          </ButtonLink>
        )}
      </div>
    </Hero>
  )
}
