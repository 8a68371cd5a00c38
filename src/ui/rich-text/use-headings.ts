import { useState } from 'react'
import type { ContentText } from '../../i18n/content-text.ts'
import { type AnchoredHeading, headingsOnPage } from './heading-anchors.ts'
import { sanitizedHtml } from './sanitized-html.ts'
import { useIsPrerendered } from './use-is-prerendered.ts'

const NONE: AnchoredHeading[] = []

/** The headings of a text that `RichText` shows with anchors. */
export function useHeadings(text: ContentText | undefined): AnchoredHeading[] {
  const isPrerendered = useIsPrerendered(text)
  const [prerendered] = useState(() => (isPrerendered ? headingsOnPage() : NONE))
  if (isPrerendered) return prerendered
  return text ? sanitizedHtml(text, true).headings : NONE
}
