import './carousel.css'
import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { LiveRegion } from '../live-region.tsx'
import { useHoverOrFocusWithin } from '../use-hover-or-focus-within.ts'
import { useReducedMotion } from '../use-reduced-motion.ts'
import { CarouselControls, SlidesInView } from './carousel-controls.tsx'
import { type ItemsPerWidth, useItemsPerView } from './use-items-per-view.ts'
import { useSlider } from './use-slider.ts'

declare module 'react' {
  interface CSSProperties {
    '--items-per-view'?: number
  }
}

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

interface SlideRowProps {
  row: ComponentProps<'div'>
  slides: CarouselOptions['slides']
  /** The index of the first slide in view. */
  position: number
  perView: number
}

function SlideRow({ row, slides, position, perView }: SlideRowProps) {
  const hydrated = useHydrated()
  const total = slides.length
  // An endless row needs one slide more than it shows, so a short list is laid out twice.
  const slots = total > 1 && total === perView ? [...slides, ...slides] : slides
  // The position may date from a time when the list was laid out twice and the row was longer.
  const first = position % slots.length
  // If the first slide is shown after the last one, it is read in this order, too.
  const isRound = hydrated && first + perView > slots.length
  const start = isRound ? first : 0
  const places = slots.map((_, index) => (start + index) % slots.length)
  return (
    <div
      {...row}
      className="keen-slider"
      style={hydrated ? { '--items-per-view': perView } : undefined}
    >
      {places.map((place) => (
        <Slide
          key={place}
          place={place}
          isMoved={isRound}
          total={total}
          inert={hydrated && (place - first + slots.length) % slots.length >= perView}
        >
          {slots[place]}
        </Slide>
      ))}
    </div>
  )
}

interface SlideProps {
  /** Its index in the row, wherever it is in the document. */
  place: number
  total: number
  /** Whether its place in the document differs from its place in the row. */
  isMoved: boolean
  /** Whether it is out of view. */
  inert: boolean
  children: ReactNode
}

function Slide({ place, isMoved, total, inert, children }: SlideProps) {
  const { t } = useLingui()
  const number = (place % total) + 1
  return (
    <div
      role="group"
      aria-roledescription={t({
        message: 'slide',
        comment: 'Heard, not seen: said after the number of a slide',
      })}
      aria-label={t({
        message: `${number} of ${total}`,
        comment: 'Heard, not seen: which slide this is, 2 of 6',
      })}
      inert={inert}
      className="keen-slider__slide"
      style={isMoved ? { order: place } : undefined}
    >
      {children}
    </div>
  )
}
