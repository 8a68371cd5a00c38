export interface TocEntry {
  id: string
  words: string
}

/** Keeps headings from taking an id that the site uses. */
export const HEADING_ID_PREFIX = 'section-'

/** The headings that have anchors on a prerendered page. */
export function prerenderedHeadings(): TocEntry[] {
  return Array.from(
    document.querySelectorAll(`[id^="${HEADING_ID_PREFIX}"]`),
    ({ id, textContent }) => ({
      id,
      words: textContent.trim(),
    }),
  )
}
