import { withoutInvisible } from './visible-text.ts'

export interface TocEntry {
  id: string
  words: string
}

/** Keeps headings from taking an id that the site uses. */
export const HEADING_ID_PREFIX = 'section-'

/** The words of a heading, as a list of contents shows them. */
export function headingWords({ textContent }: Element): string {
  return withoutInvisible(textContent).trim()
}

/** The headings that have anchors on a prerendered page, where one text has them. */
export function prerenderedHeadings(): TocEntry[] {
  return Array.from(document.querySelectorAll(`[id^="${HEADING_ID_PREFIX}"]`), (heading) => ({
    id: heading.id,
    words: headingWords(heading),
  }))
}
