import './banner-slide.css'
import { Trans } from '@lingui/react/macro'
import type { ContentHtml, ContentText } from '../i18n/content-text.ts'
import { ButtonLink } from '../ui/links/button-link.tsx'
import { ScreenReaderTitle } from '../ui/links/screen-reader-title.tsx'
import { Hero } from '../ui/media/hero.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { TextWithLang } from '../ui/text-with-lang.tsx'

export interface BannerSlideContent {
  id: string
  image: string | undefined
  title: ContentText | undefined
  description: ContentHtml | undefined
  /** The address of 'Learn more'. */
  link: string | undefined
}

interface BannerSlideProps {
  slide: BannerSlideContent
  loading?: 'lazy' | 'eager'
}

/** The top of a home page: a picture, a title, a text and a link. */
export function BannerSlide({ slide, loading = 'eager' }: BannerSlideProps) {
  return (
    <Hero className="banner-slide" file={slide.image} loading={loading}>
      <TextWithLang as="h2" of={slide.title} />
      <RichText html={slide.description} />
      <div className="banner-slide-action">
        {slide.link && (
          <ButtonLink href={slide.link} look="accent">
            <Trans comment="Button on a slide of the home page">Learn more</Trans>
            <ScreenReaderTitle title={slide.title} />
          </ButtonLink>
        )}
      </div>
    </Hero>
  )
}
