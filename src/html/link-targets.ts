import { HEADING_ID_PREFIX } from './toc-entries.ts'

/** Keeps the targets in a text from taking an id that the site or a heading uses. */
const TARGET_ID_PREFIX = 'place-'

const TOP_OR_HEADING = new RegExp(`^#($|top$|${HEADING_ID_PREFIX})`)

/**
 * Gives the targets of links within a text, such as footnotes, ids of the site. If a target is in a heading,
 * the heading gets the id. A link whose target is not in the text becomes plain text.
 *
 * @param hasTargets whether the text may have ids: only one text of a page may
 */
export function prefixLinkTargets(body: Element, hasTargets: boolean): void {
  const targets = new Map<string, Element>()
  for (const element of body.querySelectorAll('[name],[id]')) {
    const target = element.closest('h1,h2,h3,h4,h5,h6') ?? element
    if (hasTargets) targets.set(element.getAttribute('name') ?? '', target).set(element.id, target)
    element.removeAttribute('id')
  }
  let count = 0
  for (const link of body.querySelectorAll('a[href^="#"]')) {
    const href = link.getAttribute('href') ?? ''
    if (needsNoTarget(href)) continue
    const target = targets.get(decodeUri(href.slice(1)))
    if (target) {
      target.id ||= `${TARGET_ID_PREFIX}${++count}`
      link.setAttribute('href', `#${target.id}`)
    } else {
      link.removeAttribute('href')
    }
  }
}

/** Decodes a part of an address: `%D1%81` is `с`. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a link leads to the page's beginning or to a heading, and not to a place in its own text. */
export const needsNoTarget = (href: string) => TOP_OR_HEADING.test(href)

export const isPrefixedTarget = ({ id }: Element) => id.startsWith(TARGET_ID_PREFIX)
