import { useCallback, useEffect, useState } from 'react'
import { retriableImport } from '../../retriable-import.ts'
import { whenIdle } from '../when-idle.ts'
import type { startSlider } from './carousel-engine.ts'

const importEngine = retriableImport(() => import('./carousel-engine.ts'))

/**
 * Returns the function that starts a slider, once its code has loaded: at once if it is `wanted`, else when
 * the browser is idle. If the code is lost, `load` tries again.
 */
export function useCarouselEngine(wanted: boolean) {
  const [start, setStart] = useState<typeof startSlider>()
  const load = useCallback(async () => {
    try {
      const { startSlider } = await importEngine()
      setStart(() => startSlider)
    } catch (error) {
      console.error('A carousel cannot be moved.', error)
    }
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
