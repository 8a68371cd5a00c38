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
  let isAfterHead = true
  for (const { row, reaching, cells } of gridOf(table)) {
    const isHead = isHeadRow(row)
    // Heads in the middle of a table are those of the rows below them.
    if (isHead && !isAfterHead) heads = []
    isAfterHead = isHead
    row.setAttribute('role', 'row')
    if (!isHead && reaching.length > 0) row.setAttribute('data-row', namesOf(reaching))
    for (const { cell, columns } of cells) {
      const isTitle = cell.localName === 'th'
      cell.setAttribute('role', isHead ? 'columnheader' : isTitle ? 'rowheader' : 'cell')
      if (isHead) for (const column of columns) (heads[column] ??= []).push(cell)
      if (isHead || isTitle) continue
      const name = namesOf(columns.flatMap((column) => heads[column] ?? []))
      if (!name) continue
      cell.setAttribute('data-column', name)
      table.setAttribute('data-stacked', '')
    }
  }
}

interface GridRow {
  row: HTMLTableRowElement
  /** The cells of rows above that reach down into it. */
  reaching: Element[]
  cells: { cell: Element; columns: number[] }[]
}

/** Places the cells of a table in its columns, as a browser does. */
function gridOf(table: HTMLTableElement): GridRow[] {
  /** For each column the last cell, and how many rows it still reaches down. */
  let filled: { cell: Element; rows: number }[] = []
  let part: ParentNode | null = null
  return Array.from(table.rows, (row) => {
    // No cell reaches out of its part of the table.
    filled =
      row.parentNode === part ? filled.map(({ cell, rows }) => ({ cell, rows: rows - 1 })) : []
    part = row.parentNode
    const reaching = filled.filter(({ rows }) => rows > 0).map(({ cell }) => cell)
    let column = 0
    const cells = Array.from(row.cells, (cell) => {
      while ((filled[column]?.rows ?? 0) > 0) column++
      const columns: number[] = []
      const end = Math.min(column + spanOf(cell, 'colspan'), MAX_COLUMNS)
      for (; column < end; column++) {
        filled[column] = { cell, rows: spanOf(cell, 'rowspan') }
        columns.push(column)
      }
      return { cell, columns }
    })
    return { row, reaching, cells }
  })
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
