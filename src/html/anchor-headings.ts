import { HEADING_ID_PREFIX, headingWords, type TocEntry } from './toc-entries.ts'
import { withoutInvisible } from './visible-text.ts'

const HEADINGS = 'h2,h3,h4,h5,h6'

/**
 * Gives each heading of a text an id, which is made of its words, and makes it a link to itself.
 *
 * @param english the same text in English. If it has the same headings, they have the same ids.
 */
export function anchorHeadings(body: Element, english: Element): TocEntry[] {
  const headings = headingsIn(body)
  const named = headingsIn(english)
  const isSame = levelsOf(headings) === levelsOf(named)
  const ids = idsOf(isSame ? named : headings)
  const renamed = new Map<string, string>()
  const entries = headings.map((heading, index) => {
    const id = ids[index] ?? ''
    const words = headingWords(heading)
    if (heading.id) renamed.set(`#${heading.id}`, `#${id}`)
    heading.id = id
    if (!heading.querySelector('a')) {
      const link = heading.ownerDocument.createElement('a')
      link.setAttribute('href', `#${id}`)
      link.append(...heading.childNodes)
      heading.append(link)
    }
    return { id, words }
  })
  for (const link of body.querySelectorAll('a[href^="#"]')) {
    const href = renamed.get(link.getAttribute('href') ?? '')
    if (href) link.setAttribute('href', href)
  }
  return entries
}

const headingsIn = (body: Element) => [...body.querySelectorAll(HEADINGS)]

const levelsOf = (headings: Element[]) => headings.map(({ localName }) => localName).join()

function idsOf(headings: Element[]): string[] {
  const counts = new Map<string, number>()
  return headings.map(({ textContent }) => {
    // An id is as somebody types it: the heading may have been written on a Mac, or contain soft hyphens.
    const text = withoutInvisible(textContent).normalize('NFC').toLowerCase()
    const parts = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    const name = HEADING_ID_PREFIX + parts.join('-')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name}--${count}`
  })
}
