import { useCallback, useEffect, useState } from 'react'
import { retriableImport } from '../../retriable-import.ts'
import { whenIdle } from '../when-idle.ts'
import type { startSlider } from './carousel-engine.ts'

const importEngine = retriableImport(() => import('./carousel-engine.ts'))

/** The slider's code once it has loaded, and a function that tries to load it. */
export function useCarouselEngine(wanted: boolean) {
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
    let isUnmounted = false
    const begin = async () => {
      if (!wanted) await whenIdle()
      if (!isUnmounted) await load()
    }
    void begin()
    return () => {
      isUnmounted = true
    }
  }, [wanted, load])
  return { engine, load }
}
