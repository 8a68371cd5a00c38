import { useEffect } from 'react'
import type { ContentHtml } from '../../i18n/content-text.ts'
import { hasToSpare } from '../has-to-spare.ts'
import { usePageAddress } from '../links/use-page-address.ts'
import { whenIdle } from '../when-idle.ts'
import { sanitizeOnce } from './sanitize-once.ts'
import { sanitizer } from './sanitizer.ts'

/** A longer text would keep a phone from answering. */
const SHORT_LETTERS = 5000

/**
 * Sanitises a prerendered text once the browser is idle, each in a task of its own. So the sanitiser does not run
 * for the first time during the first click, and the way back to this page finds its texts sanitised.
 */
export function useSanitizeWhenIdle(html: ContentHtml, anchored: boolean): void {
  const page = usePageAddress()
  useEffect(() => {
    let isShown = true
    const load = async () => {
      await whenIdle()
      const isWanted = isShown && html.text.length <= SHORT_LETTERS && hasToSpare()
      return isWanted ? sanitizer.whenLoaded() : undefined
    }
    const sanitize = async () => {
      const loaded = await load()
      await whenIdle()
      if (loaded && isShown) sanitizeOnce(loaded, html, anchored, page)
    }
    void sanitize()
    return () => {
      isShown = false
    }
  }, [html, anchored, page])
}
