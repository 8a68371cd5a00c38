import './banner-slider.css'
import { useLingui } from '@lingui/react/macro'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { BannerSlide, type BannerSlideContent } from './banner-slide.tsx'

/** The full-width slides at the top of the home page. They are shown one at a time. */
export function BannerSlider({ slides }: { slides: BannerSlideContent[] }) {
  const { t } = useLingui()
  return (
    <Carousel
      label={t({
        message: 'Introduction',
        comment: 'Heard, not seen: the slides of the home page',
      })}
      className="banner-slider"
      slides={slides.map((slide, index) => (
        <BannerSlide key={slide.id} slide={slide} loading={index === 0 ? 'eager' : 'lazy'} />
      ))}
    />
  )
}
