import { HEADING_ID_PREFIX } from './heading-anchors.ts'

/** Keeps the places of a text from taking an id that the site or a heading uses. */
const PLACE_ID_PREFIX = 'place-'

/** Links to the page's beginning and to headings, which need no place in the same text. */
const OTHERS = new RegExp(`^#($|top$|${HEADING_ID_PREFIX})`)

/**
 * Gives the places to which links of a text lead, such as footnotes, ids of the site. In a heading the
 * heading gets it. Other links to places lead nowhere, so they become plain text.
 *
 * @param hasPlaces whether the text may have ids: only one text of a page may
 */
export function linkPlaces(body: Element, hasPlaces: boolean): void {
  const places = new Map<string, Element>()
  for (const element of body.querySelectorAll('[name],[id]')) {
    const place = element.closest('h1,h2,h3,h4,h5,h6') ?? element
    if (hasPlaces) places.set(element.getAttribute('name') ?? '', place).set(element.id, place)
    element.removeAttribute('id')
  }
  let count = 0
  for (const link of body.querySelectorAll('a[href^="#"]')) {
    const href = link.getAttribute('href') ?? ''
    if (OTHERS.test(href)) continue
    const place = places.get(href.slice(1))
    if (place) {
      place.id ||= `${PLACE_ID_PREFIX}${++count}`
      link.setAttribute('href', `#${place.id}`)
    } else {
      link.removeAttribute('href')
    }
  }
}

export const isPlace = ({ id }: Element) => id.startsWith(PLACE_ID_PREFIX)
