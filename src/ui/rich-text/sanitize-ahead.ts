import { useEffect } from 'react'
import type { ContentHtml } from '../../i18n/content-text.ts'
import { canWorkAhead } from '../can-work-ahead.ts'
import { usePageAddress } from '../links/use-page-address.ts'
import { whenIdle, whenIdleInFront } from '../when-idle.ts'
import { sanitizeOnce } from './sanitize-once.ts'
import { sanitizer } from './sanitizer.ts'

type Text = Pick<ContentHtml, 'text' | 'original'>

/**
 * Sanitises texts before they are shown, each in an idle moment of its own.
 *
 * @param page the address of the page that shows them
 */
export async function sanitizeAhead(
  texts: (Text | undefined)[],
  anchored: boolean,
  page: string,
): Promise<void> {
  const loaded = await sanitizer.whenLoaded()
  for (const text of texts) {
    await whenIdle()
    if (text) sanitizeOnce(loaded, text, anchored, page)
  }
}

/** A longer text would keep a phone from answering. */
const MAX_LETTERS = 5000

/**
 * Sanitises a prerendered text once the browser is idle. So the sanitiser does not run for the first time during
 * the first click, and its texts are ready when this page is opened again.
 */
export function useSanitizeWhenIdle({ text, original }: Text, anchored: boolean): void {
  const page = usePageAddress()
  useEffect(() => {
    const sanitize = async () => {
      await whenIdleInFront()
      if (canWorkAhead()) await sanitizeAhead([{ text, original }], anchored, page)
    }
    if (text.length <= MAX_LETTERS) void sanitize()
  }, [text, original, anchored, page])
}
