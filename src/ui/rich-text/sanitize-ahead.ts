import type { ContentHtml } from '../../i18n/content-text.ts'
import { hasToSpare } from '../has-to-spare.ts'
import { sanitizeOnce } from './sanitize-once.ts'
import { sanitizer } from './sanitizer.ts'

/**
 * Sanitises the long text of a page whose link is pointed at or touched, between that and the click.
 *
 * @param page its address
 */
export async function sanitizeAhead(
  texts: (ContentHtml | undefined)[],
  page: string,
): Promise<void> {
  if (!hasToSpare()) return
  const loaded = await sanitizer.whenLoaded()
  for (const html of texts) if (html) sanitizeOnce(loaded, html, true, page)
}
