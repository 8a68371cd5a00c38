export interface AddressedHeading {
  id: string
  words: string
}

/** Keeps headings from taking an id that the site uses. */
export const HEADING_ID_PREFIX = 'section-'

/** The headings that have addresses on a prerendered page. */
export function headingsOnPage(): AddressedHeading[] {
  return Array.from(
    document.querySelectorAll(`[id^="${HEADING_ID_PREFIX}"]`),
    ({ id, textContent }) => ({
      id,
      words: textContent.trim(),
    }),
  )
}

export const leadsToHeading = (link: HTMLAnchorElement): boolean =>
  link.getAttribute('href')?.startsWith(`#${HEADING_ID_PREFIX}`) ?? false

export const isOfHeading = (link: HTMLAnchorElement): boolean =>
  link.parentElement instanceof HTMLHeadingElement && leadsToHeading(link)
