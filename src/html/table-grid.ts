/** A browser lets no cell span more. */
const MAX_COLUMNS = 1000

/** No table for people fills more places with its spans. */
const MAX_PLACES = 20_000

export interface GridRow {
  row: HTMLTableRowElement
  isHead: boolean
  /** The cells of rows above that reach down into it. */
  reaching: Element[]
  cells: { cell: HTMLTableCellElement; columns: number[] }[]
}

/** Places the cells of a table in its columns, as a browser does. Undefined if it is too large. */
export function tableGrid(table: HTMLTableElement): GridRow[] | undefined {
  /** For each column the last cell, and how many rows it still reaches down. */
  let filled: { cell: Element; rows: number }[] = []
  let part: ParentNode | null = null
  let places = 0
  const grid: GridRow[] = []
  for (const row of table.rows) {
    if (places > MAX_PLACES) return undefined
    // No cell reaches out of its part of the table.
    if (row.parentNode !== part) filled = []
    part = row.parentNode
    filled = filled.map(({ cell, rows }) => ({ cell, rows: rows - 1 }))
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
    places += filled.length
    grid.push({ row, isHead: isHeadRow(row), reaching, cells })
  }
  return grid
}

/** Whether a row is in the head of a table, or has only the titles of columns. */
export function isHeadRow({ parentElement, cells }: HTMLTableRowElement): boolean {
  return (
    parentElement?.localName === 'thead' ||
    (cells.length > 1 && [...cells].every((cell) => cell.matches('th:not([scope=row])')))
  )
}

/** The number as browsers read it: a whole one, or 1. A cell that spans 0 rows spans all that are left. */
function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = parseInt(cell.getAttribute(name) ?? '1', 10)
  if (name === 'rowspan' && span === 0) return Infinity
  return span > 0 ? span : 1
}
