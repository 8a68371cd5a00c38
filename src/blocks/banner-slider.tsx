import './banner-slider.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ContentText } from '../i18n/content-text.ts'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { ButtonLink } from '../ui/links/button-link.tsx'
import { LinkContext } from '../ui/links/link-context.tsx'
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

/** The full-width slides at the top of the home page. They are shown one at a time. */
export function BannerSlider({ slides }: { slides: Slide[] }) {
  const { t } = useLingui()
  return (
    <Carousel
      label={t({
        message: 'Introduction',
        comment: 'Heard, not seen: the slides of the home page',
      })}
      className="banner-slider"
      slides={slides.map((slide, place) => ({
        id: slide.id,
        content: (
          <Hero
            className="banner-slide"
            file={slide.image}
            loading={place === 0 ? 'eager' : 'lazy'}
          >
            <PlainText as="h2" of={slide.title} />
            <RichText html={slide.description} tone="light" />
            <div className="banner-slide-action">
              {slide.link && (
                <ButtonLink href={slide.link} look="accent">
                  <Trans comment="Button on a slide of the home page">Learn more</Trans>
                  <LinkContext title={slide.title} />
                </ButtonLink>
              )}
            </div>
          </Hero>
        ),
      }))}
    />
  )
}
