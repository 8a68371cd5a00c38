import type { Locator } from '@playwright/test'

/** The place of a part in the window, in CSS pixels. Waits for the part. */
export const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())

/** On which side of another part this one is. */
export async function sideOf(
  part: Locator,
  other: Locator,
): Promise<'above' | 'below' | 'left' | 'right' | 'overlapping'> {
  const box = await boxOf(part)
  const from = await boxOf(other)
  if (box.bottom <= from.top) return 'above'
  if (box.top >= from.bottom) return 'below'
  if (box.right <= from.left) return 'left'
  return box.left >= from.right ? 'right' : 'overlapping'
}

/** The number of different left edges that the parts have. */
export const countColumns = (parts: Locator): Promise<number> =>
  parts.evaluateAll((all) => new Set(all.map((part) => part.getBoundingClientRect().left)).size)

/** The parts by row, from the top, each as the words of its heading, or its own words. */
export const rowsOf = (parts: Locator): Promise<string[][]> =>
  parts.evaluateAll((all) => {
    const rows: { bottom: number; names: string[] }[] = []
    const fromTop = all
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .sort((one, other) => one.box.top - other.box.top)
    for (const { part, box } of fromTop) {
      const name = (part.querySelector('h2, h3') ?? part).textContent
      const row = rows.at(-1)
      if (row && box.top < row.bottom) {
        row.names.push(name)
        row.bottom = Math.max(row.bottom, box.bottom)
      } else rows.push({ bottom: box.bottom, names: [name] })
    }
    return rows.map(({ names }) => names)
  })

/** The texts and links among `words` that another part covers. */
export const textsBeneath = (part: Locator, words: string): Promise<string[]> =>
  part.evaluate((element, selector) => {
    const over = element.getBoundingClientRect()
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right && right > over.left && top < over.bottom && bottom > over.top
    const boxesOf = (text: Element) => {
      if (text.matches('a')) return [...text.getClientRects()]
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()]
    }
    return [...document.querySelectorAll(selector)]
      .filter((text) => boxesOf(text).some(meets))
      .map((text) => text.textContent)
  }, words)
