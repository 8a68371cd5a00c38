import { point } from '#zone'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../i18n/active-language.ts'
import { LANGUAGES } from '../isomorphic/languages.ts'
import { lazyPart } from '../lazy-part.ts'

export interface MapConfig {
  /** Without a key there is no map. */
  accessKey: string | undefined
  mapId: string
}

/** A script that comes but is empty, as behind some filters, says nothing. */
const PATIENCE_MS = 30_000

const map = lazyPart(() => import('./start-map.ts'))

/**
 * Draws the map into the element of the ref `place`. If there is no map, `ready` stays false and a
 * line in the console says why (requirements, section 8).
 */
export function useMap({ accessKey, mapId }: MapConfig) {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const language = LANGUAGES[useLanguage()].tag
  const firstLanguage = useRef(language)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const leaving = new AbortController()

    const fail = (reason: unknown) => {
      setReady(false)
      console.log('The map could not be loaded.', reason)
    }
    const draw = async () => {
      if (!accessKey) {
        fail('There is no key for it.')
        return
      }
      const { startMap } = await map.load()
      const options = { key: accessKey, mapId, language: firstLanguage.current, point }
      await startMap(element, options, leaving.signal, () => {
        fail('The provider refuses its key.')
      })
      if (!leaving.signal.aborted) setReady(true)
    }
    const silent = setTimeout(fail, PATIENCE_MS, 'Its script does not answer.')
    const stopWaiting = () => {
      clearTimeout(silent)
    }
    draw().catch(fail).finally(stopWaiting)
    return () => {
      stopWaiting()
      leaving.abort()
      setReady(false)
    }
  }, [accessKey, mapId])

  return { place, ready }
}
