import { HEADING_ID_PREFIX, type TocEntry } from './toc-entries.ts'
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
  return headings.map((heading, index) => {
    const id = ids[index] ?? ''
    const words = withoutInvisible(heading.textContent).trim()
    if (heading.id) {
      for (const link of body.querySelectorAll(`a[href="#${heading.id}"]`)) {
        link.setAttribute('href', `#${id}`)
      }
    }
    heading.id = id
    if (!heading.querySelector('a')) {
      const link = heading.ownerDocument.createElement('a')
      link.setAttribute('href', `#${id}`)
      link.append(...heading.childNodes)
      heading.append(link)
    }
    return { id, words }
  })
}

const headingsIn = (body: Element) => [...body.querySelectorAll(HEADINGS)]

const levelsOf = (headings: Element[]) => headings.map(({ localName }) => localName).join()

function idsOf(headings: Element[]): string[] {
  const ids: string[] = []
  for (const { textContent } of headings) {
    // As somebody types the address, whose text may have been written on a Mac, or broken by soft hyphens.
    const text = withoutInvisible(textContent).normalize('NFC').toLowerCase()
    const parts = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    const name = HEADING_ID_PREFIX + parts.join('-')
    const same = ids.filter((id) => id === name || id.startsWith(`${name}--`)).length
    ids.push(same === 0 ? name : `${name}--${same + 1}`)
  }
  return ids
}
