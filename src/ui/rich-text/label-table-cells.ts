/** A browser lets no cell span more. */
const MAX_COLUMNS = 1000

/**
 * Prepares a table for narrow screens. CSS stacks its cells there, if its columns have heads: they would
 * lose their roles and their heads, so each cell gets its role as an attribute, and the names of its
 * columns. A row gets the names of the cells that reach down into it.
 */
export function labelTableCells(element: Element): void {
  if (element.localName !== 'table') return
  const table = element as HTMLTableElement
  moveHeadsIntoHead(table)
  table.setAttribute('role', 'table')
  /** The heads of each column. */
  let heads: Element[][] = []
  /** For each column the last cell, and how many rows it still reaches down. */
  let reaching: { cell: Element; rows: number }[] = []
  let before: HTMLTableRowElement | undefined
  for (const row of table.rows) {
    if (row.parentNode !== before?.parentNode) reaching = []
    const isHead = isHeadRow(row)
    // Heads in the middle of a table are those of the rows below them.
    if (isHead && before && !isHeadRow(before)) heads = []
    before = row

    row.setAttribute('role', 'row')
    const above = reaching.filter(({ rows }) => rows > 0).map(({ cell }) => cell)
    if (!isHead && above.length > 0) row.setAttribute('data-row', namesOf(above))
    let column = 0
    for (const cell of row.cells) {
      while ((reaching[column]?.rows ?? 0) > 0) column++
      const end = Math.min(column + spanOf(cell, 'colspan'), MAX_COLUMNS)
      const own: Element[] = []
      for (; column < end; column++) {
        reaching[column] = { cell, rows: spanOf(cell, 'rowspan') }
        if (isHead) (heads[column] ??= []).push(cell)
        else own.push(...(heads[column] ?? []))
      }
      const name = namesOf(own)
      const isTitle = cell.localName === 'th'
      cell.setAttribute('role', isHead ? 'columnheader' : isTitle ? 'rowheader' : 'cell')
      if (isHead || isTitle || !name) continue
      cell.setAttribute('data-column', name)
      table.setAttribute('data-stacked', '')
    }
    for (const one of reaching) one.rows--
  }
}

/** Gives a table a head if it begins with rows of titles. */
function moveHeadsIntoHead(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const heads = rows.slice(
    0,
    Math.max(
      0,
      rows.findIndex((row) => !isHeadRow(row)),
    ),
  )
  if (heads.length > 0 && !table.tHead) table.createTHead().append(...heads)
}

function isHeadRow({ parentElement, cells }: HTMLTableRowElement): boolean {
  return (
    parentElement?.localName === 'thead' ||
    (cells.length > 1 && [...cells].every((cell) => cell.matches('th:not([scope=row])')))
  )
}

/** What browsers read: a whole number, or 1. A cell that spans 0 rows spans all that are left. */
function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = parseInt(cell.getAttribute(name) ?? '1', 10)
  return span > 0 ? span : name === 'rowspan' && span === 0 ? Infinity : 1
}

function namesOf(cells: Element[]): string {
  return Array.from(new Set(cells), ({ textContent }) =>
    textContent.trim().replace(/[ \n\t]+/g, ' '),
  )
    .filter(Boolean)
    .join(', ')
}
