import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { retriable } from '../../retriable.ts'
import { whenIdle } from '../hooks/when-idle.ts'
import type { startSlider } from './carousel-engine.ts'

/**
 * Makes the children of the element `row` slides that move. It loads the slider's code at once if
 * it is `wanted`, otherwise when the browser is idle. Until then, and if the code is lost, the row
 * scrolls by itself. Pass the same `options` until they change.
 */
export function useSlider(options: KeenSliderOptions, wanted: boolean) {
  const [engine, loadEngine] = useEngine(wanted)
  const row = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(undefined)

  const start = useEffectEvent((element: HTMLElement, startIn: typeof startSlider) => {
    // If the row has been scrolled before, the same slide stays in view.
    const initial = slideInView(element)
    element.scrollLeft = 0
    return startIn(element, { ...options, initial })
  })
  useEffect(() => {
    if (!engine || !row.current) return
    const started = start(row.current, engine)
    slider.current = started
    return () => {
      started.destroy()
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
    // The first step makes it `wanted`; a further one tries again.
    if (wanted) void loadEngine()
  }
  return { row, move, started: engine !== undefined }
}

/** The index of the first slide in view, while the row scrolls by itself. */
export function slideInView(row: HTMLElement): number {
  const slideWidth = row.firstElementChild?.clientWidth ?? 0
  return slideWidth > 0 ? Math.round(row.scrollLeft / slideWidth) : 0
}

/** Scrolls a row by slides. Its first slide follows its last. */
function scrollBySlides(row: HTMLElement, by: number): void {
  const slideWidth = row.firstElementChild?.clientWidth ?? 0
  const stops = Math.round((row.scrollWidth - row.clientWidth) / slideWidth) + 1
  row.scrollLeft = ((slideInView(row) + by + stops) % stops) * slideWidth
}

const importEngine = retriable(() => import('./carousel-engine.ts'))

/** The slider's code once it has loaded, and a function that tries to load it. */
function useEngine(wanted: boolean) {
  const [engine, setEngine] = useState<typeof startSlider>()
  const load = useCallback(async () => {
    try {
      const { startSlider } = await importEngine()
      setEngine(() => startSlider)
    } catch (error) {
      console.error('A carousel cannot be moved.', error)
    }
  }, [])
  useEffect(() => {
    let isLeft = false
    const begin = async () => {
      if (!wanted) await whenIdle()
      if (!isLeft) await load()
    }
    void begin()
    return () => {
      isLeft = true
    }
  }, [wanted, load])
  return [engine, load] as const
}
