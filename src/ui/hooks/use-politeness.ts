import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/active-language.ts'

/** In this time, a screen reader has taken notice of a change. */
const NOTICE_MS = 500

/**
 * The `aria-live` of a live region. What was said in one language must not be said again when it changes to
 * another one.
 */
export function usePoliteness(): 'polite' | 'off' {
  const language = useLanguage()
  const [known, setKnown] = useState(language)
  useEffect(() => {
    const timer = setTimeout(setKnown, NOTICE_MS, language)
    return () => {
      clearTimeout(timer)
    }
  }, [language])
  return known === language ? 'polite' : 'off'
}
