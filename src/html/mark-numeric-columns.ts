/** A figure as people write it (12,000; 12 000; 53.48; 18%), or a dash for none. */
const FIGURE = /^[+−-]?\d[\d\s.,]*%?$/
const NONE = /^[–—-]?$/

/** No table for people has more, even if each row is counted as the longest. */
const MAX_CELLS = 20_000

/** Marks the cells of columns that hold nothing but figures: CSS aligns them to the right. */
export function markNumericColumns(element: Element): void {
  if (element.localName !== 'table') return
  const rows = [...(element as HTMLTableElement).rows]
  // If a cell spans several columns, the cells after it have other indexes than their heads.
  if (rows.some(({ cells }) => [...cells].some(({ colSpan }) => colSpan > 1))) return
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (rows.length * columns > MAX_CELLS) return
  for (let column = 0; column < columns; column++) {
    const cells = rows.flatMap(({ cells: inRow }) => inRow[column] ?? [])
    const texts = cells
      .filter(({ localName }) => localName === 'td')
      .map(({ textContent }) => textContent.trim())
    if (!texts.some((text) => FIGURE.test(text))) continue
    if (!texts.every((text) => FIGURE.test(text) || NONE.test(text))) continue
    for (const cell of cells) cell.dataset.figures = ''
  }
}
