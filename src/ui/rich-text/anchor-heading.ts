import { type AnchoredHeading, HEADING_ID_PREFIX } from './heading-anchors.ts'

/** Gives a heading an id made of its words, makes it a link to itself, and adds it to `before`. */
export function anchorHeading(heading: HTMLHeadingElement, before: AnchoredHeading[]): void {
  const words = heading.textContent.trim()
  const parts = words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const name = HEADING_ID_PREFIX + parts.join('-')
  const same = before.filter(({ id }) => id === name || id.startsWith(`${name}--`)).length
  const id = same === 0 ? name : `${name}--${same + 1}`
  before.push({ id, words })

  heading.id = id
  if (heading.querySelector('a')) return
  const link = heading.ownerDocument.createElementNS('http://www.w3.org/1999/xhtml', 'a')
  link.setAttribute('href', `#${id}`)
  link.append(...heading.childNodes)
  heading.append(link)
}
