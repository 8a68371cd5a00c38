import { useHydrated } from '@tanstack/react-router'
import { type UIEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Slider } from './carousel-engine.ts'
import { scrollBySlides, slideInView } from './scrolled-row.ts'
import { useCarouselEngine } from './use-carousel-engine.ts'

const AUTOPLAY_SPEED_MS = 3000

interface UseSliderOptions {
  perView: number
  /** Whether the code that moves slides is needed now. */
  wanted: boolean
  /** Whether the slides move by themselves. */
  plays: boolean
}

/**
 * Turns the children of an element, which gets the props `row`, into slides that move.
 *
 * 1. At first the row scrolls: by a finger, by the arrows, and by the browser before the scripts run.
 * 2. Once its code has loaded, a slider moves the row, which then has `data-started`.
 *
 * If the code is lost, the row goes on scrolling, and each step tries to load the code again.
 */
export function useSlider({ perView, wanted, plays }: UseSliderOptions) {
  const row = useRef<HTMLDivElement>(null)
  const slider = useRef<Slider>(undefined)
  const { start, load } = useCarouselEngine(wanted)
  const started = start !== undefined
  const [position, setPosition] = useState(0)
  const [arrived, setArrived] = useState<{ at: number; perView: number }>()
  /** Whether the visitor has asked for the move that is under way. */
  const asked = useRef(false)
  const arrive = (at: number) => {
    if (asked.current) setArrived({ at, perView })
    asked.current = false
  }
  const onArrive = useEffectEvent(arrive)

  const hydrated = useHydrated()
  // The visitor may have scrolled the row before the scripts ran. On later pages this would make the
  // browser lay out the new page at once.
  useEffect(() => {
    if (!hydrated && row.current) setPosition(slideInView(row.current))
  }, [hydrated])

  useLayoutEffect(() => {
    if (!start || !row.current) return
    // The first slider asks the row, whose last scroll may not have been reported yet.
    const inView = slider.current?.position() ?? slideInView(row.current)
    slider.current?.stop()
    slider.current = start(row.current, {
      position: inView,
      perView,
      onMove: setPosition,
      onDrag: () => {
        asked.current = true
      },
      onArrive,
    })
  }, [start, perView])

  // keen-slider asks for the style of the row also when it ends. The cleanup of an effect runs once the row has
  // left the page; before that, the browser would style the next page twice.
  useEffect(() => () => slider.current?.stop(), [])

  useEffect(() => {
    if (!plays) return
    const timer = setInterval(() => slider.current?.move(1), AUTOPLAY_SPEED_MS)
    return () => {
      clearInterval(timer)
    }
  }, [plays])

  /** Moves the slides because the visitor has asked for it. */
  const step = (by: number) => {
    asked.current = true
    if (slider.current) {
      slider.current.move(by)
      return
    }
    if (row.current) scrollBySlides(row.current, by)
    void load()
  }

  return {
    row: {
      ref: row,
      'data-started': started ? '' : undefined,
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
        if (started) return
        const inView = slideInView(currentTarget)
        setPosition(inView)
        arrive(inView)
      },
    },
    position,
    /** The place that the visitor has moved the slides to, once they are there, and how many were in view. */
    arrived,
    step,
  }
}
