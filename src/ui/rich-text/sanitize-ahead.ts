import type { ContentHtml } from '../../i18n/content-text.ts'
import { whenIdle } from '../when-idle.ts'
import { sanitizeOnce } from './sanitize-once.ts'
import { sanitizer } from './sanitizer.ts'

/**
 * Sanitises the long texts of a page whose link is pointed at, touched or focused, before the click.
 *
 * @param page the address of the page
 */
export async function sanitizeAhead(
  texts: (ContentHtml | undefined)[],
  page: string,
): Promise<void> {
  const loaded = await sanitizer.whenLoaded()
  for (const html of texts) {
    await whenIdle()
    if (html) sanitizeOnce(loaded, html, true, page)
  }
}
