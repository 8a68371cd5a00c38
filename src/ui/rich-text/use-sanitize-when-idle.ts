import { useEffect } from 'react'
import type { ContentHtml } from '../../i18n/content-text.ts'
import { canWorkAhead } from '../can-work-ahead.ts'
import { usePageAddress } from '../links/use-page-address.ts'
import { whenIdle, whenIdleInFront } from '../when-idle.ts'
import { sanitizeOnce } from './sanitize-once.ts'
import { sanitizer } from './sanitizer.ts'

/** A longer text would keep a phone from answering. */
const MAX_LETTERS = 5000

/**
 * Sanitises a prerendered text once the browser is idle, each in a task of its own. So the sanitiser does not
 * run for the first time during the first click, and its texts are ready when this page is opened again.
 */
export function useSanitizeWhenIdle({ text, original }: ContentHtml, anchored: boolean): void {
  const page = usePageAddress()
  useEffect(() => {
    if (text.length > MAX_LETTERS) return
    let isShown = true
    const load = async () => {
      await whenIdleInFront()
      return isShown && canWorkAhead() ? sanitizer.whenLoaded() : undefined
    }
    const sanitize = async () => {
      const loaded = await load()
      await whenIdle()
      if (loaded && isShown) sanitizeOnce(loaded, { text, original }, anchored, page)
    }
    void sanitize()
    return () => {
      isShown = false
    }
  }, [text, original, anchored, page])
}
