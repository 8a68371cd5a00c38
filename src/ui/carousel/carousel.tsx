import './carousel.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import type { KeenSliderInstance } from 'keen-slider'
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { useReducedMotion } from '../hooks/use-reduced-motion.ts'
import { Icon } from '../icon.tsx'
import { isShortcut } from '../is-shortcut.ts'
import { useHoverOrFocusWithin } from './use-hover-or-focus-within.ts'
import { type ItemsPerWidth, useItemsPerView } from './use-items-per-view.ts'
import { slideInView, useSlider } from './use-slider.ts'

const AUTOPLAY_SPEED_MS = 3000

/** The name for screen readers, or the id of the heading that is the name. */
type CarouselName = { label: string; labelledBy?: never } | { label?: never; labelledBy: string }

interface CarouselOptions {
  slides: { id: string; content: ReactNode }[]
  /** Default: one slide at all widths. */
  itemsPerWidth?: ItemsPerWidth
  autoplay?: boolean
  className?: string
}

type CarouselProps = CarouselName & CarouselOptions

/** An endless carousel (WAI-ARIA Authoring Practices, Carousel; specification, section 9). */
export function Carousel(props: CarouselProps) {
  // keen-slider reads its slides once, so another number of slides needs a new slider.
  return <Slider key={props.slides.length} {...props} />
}

function Slider({
  label,
  labelledBy,
  slides,
  itemsPerWidth = {},
  autoplay = false,
  className = '',
}: CarouselProps) {
  const { t } = useLingui()
  const reducedMotion = useReducedMotion()
  const perView = Math.min(useItemsPerView(itemsPerWidth), slides.length)
  const moves = slides.length > 1
  // An endless row needs one slide more than it shows, so a short list is laid out twice.
  const rows = moves && slides.length === perView ? 2 : 1
  const slots = Array.from({ length: rows }, () => slides).flat()

  const [position, setPosition] = useState(0)
  const hydrated = useHydrated()
  const [touched, setTouched] = useState(false)
  const [paused, pauseHandlers] = useHoverOrFocusWithin()

  const duration = reducedMotion ? 0 : 400
  const options = useMemo(() => {
    const follow = ({ track }: KeenSliderInstance) => {
      setPosition(track.details.rel)
    }
    return {
      loop: moves,
      drag: moves,
      slides: { perView },
      defaultAnimation: { duration },
      // The row may have been scrolled without its scroll event yet.
      created: follow,
      slideChanged: follow,
      dragStarted: () => {
        setTouched(true)
      },
    }
  }, [moves, perView, duration])
  const { row, move, started } = useSlider(options, paused || touched || autoplay)
  // The visitor may have scrolled the row before the scripts ran. On later pages this would make the
  // browser lay out the new page at once.
  useEffect(() => {
    if (!hydrated && row.current) setPosition(slideInView(row.current))
  }, [hydrated, row])
  const step = (by: 1 | -1) => {
    setTouched(true)
    move(by)
  }
  const stepByKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }
  const arrow = (by: 1 | -1, name: string, icon: IconNode) => (
    <button
      type="button"
      className="carousel-arrow"
      aria-label={name}
      onClick={() => {
        step(by)
      }}
      onKeyDown={stepByKey}
    >
      <Icon of={icon} />
    </button>
  )

  const advance = useEffectEvent(() => {
    move(1)
  })
  const plays = started && autoplay && moves && !reducedMotion && !paused
  useEffect(() => {
    if (!plays) return
    const timer = setInterval(() => {
      advance()
    }, AUTOPLAY_SPEED_MS)
    return () => {
      clearInterval(timer)
    }
  }, [plays])

  const total = slides.length
  const current = (position % total) + 1
  const last = ((position + perView - 1) % total) + 1
  // The position may date from a time when the list was laid out twice and the row was longer.
  const first = position % slots.length
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
      <div
        ref={row}
        className="keen-slider"
        style={hydrated ? ({ '--items-per-view': perView } as CSSProperties) : undefined}
        data-started={started ? '' : undefined}
        onScroll={({ currentTarget }) => {
          if (!started) setPosition(slideInView(currentTarget))
        }}
      >
        {slots.map((slide, place) => {
          const number = (place % total) + 1
          const inView = (place - first + slots.length) % slots.length < perView
          return (
            <div
              key={place}
              role="group"
              aria-roledescription={t({
                message: 'slide',
                comment: 'Heard, not seen: said after the number of a slide',
              })}
              aria-label={t({
                message: `${number} of ${total}`,
                comment: 'Heard, not seen: which slide this is, 2 of 6',
              })}
              inert={hydrated && !inView}
              className="keen-slider__slide"
            >
              {slide.content}
            </div>
          )
        })}
      </div>
      {moves && (
        <div className="carousel-controls">
          {arrow(-1, t`Previous slide`, ChevronLeft)}
          <span aria-hidden className="carousel-count">
            {perView > 1
              ? t({
                  message: `${current}–${last} of ${total}`,
                  comment: 'Between the arrows of a carousel: which items are shown, 1–3 of 6',
                })
              : `${current} / ${total}`}
          </span>
          {arrow(1, t`Next slide`, ChevronRight)}
        </div>
      )}
      <p className="sr-only" aria-live="polite">
        {touched && (
          <Trans comment="Heard, not seen: said when another slide has come">
            Slide {current} of {total}
          </Trans>
        )}
      </p>
    </section>
  )
}
