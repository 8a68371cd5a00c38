import { useHydrated } from '@tanstack/react-router'
import type { KeenSliderInstance } from 'keen-slider'
import { type UIEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { startSlider } from './carousel-engine.ts'
import { scrollBySlides, slideInView } from './scrolled-row.ts'
import { useCarouselEngine } from './use-carousel-engine.ts'

interface SliderOptions {
  /** False for a single slide. */
  moves: boolean
  perView: number
  /** Of a move, in milliseconds. */
  duration: number
  /** Whether the code that moves slides is needed now. */
  wanted: boolean
}

/**
 * Makes the children of an element, which gets the props `row`, slides that move. keen-slider moves them
 * once it is loaded: if it is wanted, or else when the browser is idle. Until then, and if its code is
 * lost, the row scrolls.
 */
export function useSlider({ moves, perView, duration, wanted }: SliderOptions) {
  const row = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(undefined)
  const [position, setPosition] = useState(0)
  const [touched, setTouched] = useState(false)
  const [engine, loadEngine] = useCarouselEngine(wanted || touched)
  const started = engine !== undefined
  const hydrated = useHydrated()
  // The visitor may have scrolled the row before the scripts ran. On later pages this would make the
  // browser lay out the new page at once.
  useEffect(() => {
    if (!hydrated && row.current) setPosition(slideInView(row.current))
  }, [hydrated])

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
  const start = useEffectEvent((element: HTMLElement, startIn: typeof startSlider) => {
    // If the row has been scrolled before, the same slide stays in view.
    const initial = slideInView(element)
    element.scrollLeft = 0
    return startIn(element, { ...options, initial })
  })
  useEffect(() => {
    if (!engine || !row.current) return
    const instance = start(row.current, engine)
    slider.current = instance
    return () => {
      instance.destroy()
      slider.current = undefined
    }
  }, [engine])
  useEffect(() => {
    slider.current?.update(options)
  }, [options])

  const move = (by: number) => {
    if (slider.current) {
      slider.current.moveToIdx(slider.current.track.details.abs + by, true)
      return
    }
    if (row.current) scrollBySlides(row.current, by)
    // The first step makes it wanted; a further one tries again.
    if (wanted || touched) void loadEngine()
  }
  return {
    row: {
      ref: row,
      'data-started': started ? '' : undefined,
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
        if (!started) setPosition(slideInView(currentTarget))
      },
    },
    position,
    started,
    /** Whether the visitor has moved the slides. */
    touched,
    move,
    /** Moves as the visitor asked for it. */
    step: (by: number) => {
      setTouched(true)
      move(by)
    },
  }
}
