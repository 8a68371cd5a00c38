import { use, useState } from 'react'
import { prerenderedHeadings, type TocEntry } from '../../html/toc-entries.ts'
import type { ContentHtml } from '../../i18n/content-text.ts'
import { usePageAddress } from '../links/use-page-address.ts'
import { sanitizeOnce } from './sanitize-once.ts'
import { sanitizer } from './sanitizer.ts'
import { useIsPrerendered } from './use-is-prerendered.ts'

const NONE: TocEntry[] = []

/** The headings of a text that `RichText` shows with anchors. */
export function useTocEntries(text: ContentHtml | undefined): TocEntry[] {
  const isPrerendered = useIsPrerendered(text)
  const page = usePageAddress()
  const [prerendered] = useState(() => (isPrerendered ? prerenderedHeadings() : NONE))
  if (isPrerendered) return prerendered
  return text ? sanitizeOnce(use(sanitizer.whenLoaded()), text, true, page).headings : NONE
}
