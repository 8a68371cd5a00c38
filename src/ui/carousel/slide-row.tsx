import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

declare module 'react' {
  interface CSSProperties {
    '--items-per-view'?: number
  }
}

interface SlideRowProps {
  row: ComponentProps<'div'>
  slides: ReactNode[]
  /** The index of the first slide in view. */
  position: number
  perView: number
}

/** The slides of a carousel, of which only those in view can be reached. */
export function SlideRow({ row, slides, position, perView }: SlideRowProps) {
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
