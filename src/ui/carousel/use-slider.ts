import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { whenIdle } from '../hooks/when-idle.ts'
import type { startSlider } from './carousel-engine.ts'

/**
 * Makes the children of the element `row` slides that move. It loads the slider's code at once if
 * it is `wanted`, otherwise when the browser is idle. Pass the same `options` until they change.
 */
export function useSlider(options: KeenSliderOptions, wanted: boolean) {
  const engine = useEngine(wanted)
  const row = useRef<HTMLDivElement>(null)
  const slider = useRef<KeenSliderInstance>(undefined)
  /** The steps that the visitor took before the slider had loaded. */
  const ahead = useRef(0)

  const start = useEffectEvent((element: HTMLElement, startIn: typeof startSlider) => {
    // If the visitor has scrolled the row before, the same slide stays in view.
    const initial = slideInView(element)
    element.scrollLeft = 0
    const started = startIn(element, { ...options, initial })
    if (ahead.current !== 0) started.moveToIdx(initial + ahead.current, true)
    return started
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
    if (slider.current) slider.current.moveToIdx(slider.current.track.details.abs + by, true)
    else ahead.current += by
  }
  return { row, move, started: engine !== undefined }
}

/** The index of the first slide in view, while the row scrolls by itself. */
export function slideInView(row: HTMLElement): number {
  const slideWidth = row.firstElementChild?.clientWidth ?? 0
  return slideWidth > 0 ? Math.round(row.scrollLeft / slideWidth) : 0
}

function useEngine(wanted: boolean): typeof startSlider | undefined {
  const [engine, setEngine] = useState<typeof startSlider>()
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      if (!wanted) await whenIdle()
      if (isLeft) return
      const { startSlider } = await import('./carousel-engine.ts')
      setEngine(() => startSlider)
    }
    load().catch((error: unknown) => {
      console.error('A carousel cannot be moved.', error)
    })
    return () => {
      isLeft = true
    }
  }, [wanted])
  return engine
}
