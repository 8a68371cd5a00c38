import { useEffect, useState } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import { whenIdle } from '../when-idle.ts'
import type { startSlider } from './carousel-engine.ts'

const engine = lazyPart(() => import('./carousel-engine.ts'))

/**
 * Returns the function that starts a slider, once its code has loaded. The code loads at once if it is
 * `wanted`, else when the browser is idle. If it is lost, `load` tries again.
 */
export function useCarouselEngine(wanted: boolean) {
  const [start, setStart] = useState<typeof startSlider>()
  useEffect(() => {
    let isCancelled = false
    const loadInTime = async () => {
      if (!wanted) await whenIdle()
      if (isCancelled) return
      const { startSlider } = await engine.whenLoaded()
      setStart(() => startSlider)
    }
    void loadInTime()
    return () => {
      isCancelled = true
    }
  }, [wanted])
  return { start, load: engine.preload }
}
