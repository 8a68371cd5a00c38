import { useCallback, useEffect, useState } from 'react'
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
  const load = useCallback(async () => {
    const { startSlider } = await engine.load().catch(() => ({ startSlider: undefined }))
    setStart(() => startSlider)
  }, [])
  useEffect(() => {
    let isCancelled = false
    const loadInTime = async () => {
      if (!wanted) await whenIdle()
      if (!isCancelled) await load()
    }
    void loadInTime()
    return () => {
      isCancelled = true
    }
  }, [wanted, load])
  return { start, load }
}
