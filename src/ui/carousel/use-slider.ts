import { useHydrated } from '@tanstack/react-router'
import {
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { SliderOptions, startSlider } from './carousel-engine.ts'
import { scrollBySlides, slideInView } from './scrolled-row.ts'
import { useCarouselEngine } from './use-carousel-engine.ts'

interface UseSliderOptions extends SliderOptions {
  /** Whether the code that moves slides is needed now. */
  wanted: boolean
  /** Whether the slides move by themselves. */
  plays: boolean
}

/**
 * Makes the children of an element, which gets the props `row`, slides that move. The slider moves them
 * once its code has loaded: at once if it is wanted, else when the browser is idle. Until then, and if the
 * code is lost, the row scrolls.
 */
export function useSlider({ moves, perView, duration, wanted, plays }: UseSliderOptions) {
  const row = useRef<HTMLDivElement>(null)
  const slider = useRef<ReturnType<typeof startSlider>>(undefined)
  const [position, setPosition] = useState(0)
  const [touched, setTouched] = useState(false)
  const touch = () => {
    setTouched(true)
  }
  const { engine, load } = useCarouselEngine(wanted || touched)
  const started = engine !== undefined
  const hydrated = useHydrated()
  // The visitor may have scrolled the row before the scripts ran. On later pages this would make the
  // browser lay out the new page at once.
  useEffect(() => {
    if (!hydrated && row.current) setPosition(slideInView(row.current))
  }, [hydrated])

  const listeners = { onMove: setPosition, onDrag: touch }
  // Another engine or other options need a new slider, which may have to play.
  const options = useMemo(() => ({ moves, perView, duration }), [moves, perView, duration])
  const start = useEffectEvent(() => {
    if (!engine || !row.current) return undefined
    // At the first start, the news of the row's last scroll may not have come yet.
    const first = slider.current ? position : slideInView(row.current)
    return engine(row.current, first, options, listeners)
  })
  // `data-started` is on the row only while the slider moves it.
  useLayoutEffect(() => {
    slider.current = start()
    return slider.current?.stop
  }, [engine, options])
  useLayoutEffect(() => (plays ? slider.current?.play() : undefined), [plays, engine, options])

  /** Moves as the visitor asked for it. */
  const step = (by: number) => {
    touch()
    if (slider.current) {
      slider.current.move(by)
      return
    }
    if (row.current) scrollBySlides(row.current, by)
    // The first step makes it wanted; a further one tries again.
    if (wanted || touched) void load()
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
    /** Whether the visitor has moved the slides. */
    touched,
    step,
  }
}
