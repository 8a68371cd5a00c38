import './carousel.css'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LiveRegion } from '../live-region.tsx'
import { useHoverOrFocusWithin } from '../use-hover-or-focus-within.ts'
import { useReducedMotion } from '../use-reduced-motion.ts'
import { CarouselControls, SlidesInView } from './carousel-controls.tsx'
import { SlideRow } from './slide-row.tsx'
import { type ItemsPerWidth, useItemsPerView } from './use-items-per-view.ts'
import { useSlider } from './use-slider.ts'

/** The name for screen readers, or the id of the heading that is the name. */
type CarouselName = { label: string; labelledBy?: never } | { label?: never; labelledBy: string }

interface CarouselOptions {
  slides: ReactNode[]
  /** Default: one slide at all widths. */
  itemsPerWidth?: ItemsPerWidth
  autoplay?: boolean
  className?: string
}

type CarouselProps = CarouselName & CarouselOptions

/** An endless carousel (WAI-ARIA Authoring Practices, Carousel; requirements, section 9). */
export function Carousel(props: CarouselProps) {
  // keen-slider reads its slides once, so another number of slides needs a new slider.
  return <CarouselRegion key={props.slides.length} {...props} />
}

function CarouselRegion(props: CarouselProps) {
  const { label, labelledBy, slides, itemsPerWidth = {}, autoplay = false, className = '' } = props
  const { t } = useLingui()
  const reducedMotion = useReducedMotion()
  const [paused, pauseHandlers] = useHoverOrFocusWithin()
  const total = slides.length
  const perView = Math.min(useItemsPerView(itemsPerWidth), total)
  const moves = total > 1
  const { row, position, arrived, step } = useSlider({
    perView,
    wanted: paused || autoplay,
    plays: autoplay && moves && !reducedMotion && !paused,
  })
  const current = (position % total) + 1
  return (
    <section
      aria-roledescription={t({
        message: 'carousel',
        comment: 'Heard, not seen: said after the name of a carousel',
      })}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`carousel ${className}`}
      {...pauseHandlers}
    >
      <SlideRow {...{ row, slides, position, perView }} />
      {moves && <CarouselControls {...{ current, total, perView, step }} />}
      <LiveRegion className="sr-only">
        {arrived && (
          <SlidesInView
            current={(arrived.at % total) + 1}
            total={total}
            perView={arrived.perView}
          />
        )}
      </LiveRegion>
    </section>
  )
}
