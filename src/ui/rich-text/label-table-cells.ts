/** The rows of a table with so many columns are to be compared: it moves sideways under its first column. */
const WIDE = 8

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
  const grid = gridOf(table)
  setRoles(table, grid)
  labelRows(grid)
  labelColumns(grid)
  const hasLabels = grid.some(({ cells }) => cells.some(({ cell }) => cell.dataset.column))
  const isWide = grid.some(({ cells }) => cells.length >= WIDE)
  if (hasLabels) table.dataset[isWide ? 'wide' : 'stacked'] = ''
}

/** Gives a table a head if it begins with rows of titles. */
function moveHeadsIntoHead(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const firstOfBody = rows.findIndex((row) => !isHeadRow(row))
  if (firstOfBody > 0 && !table.tHead) table.createTHead().append(...rows.slice(0, firstOfBody))
}

function isHeadRow({ parentElement, cells }: HTMLTableRowElement): boolean {
  return (
    parentElement?.localName === 'thead' ||
    (cells.length > 1 && [...cells].every((cell) => cell.matches('th:not([scope=row])')))
  )
}

function setRoles(table: HTMLTableElement, grid: GridRow[]): void {
  table.setAttribute('role', 'table')
  for (const { row, isHead, cells } of grid) {
    row.setAttribute('role', 'row')
    for (const { cell } of cells) cell.setAttribute('role', roleOf(cell, isHead))
  }
}

function roleOf({ localName }: Element, isInHead: boolean): string {
  if (isInHead) return 'columnheader'
  return localName === 'th' ? 'rowheader' : 'cell'
}

function labelRows(grid: GridRow[]): void {
  for (const { row, isHead, reaching } of grid) {
    if (!isHead && reaching.length > 0) row.dataset.row = namesOf(reaching)
  }
}

function labelColumns(grid: GridRow[]): void {
  /** The heads of each column. */
  let heads: Element[][] = []
  let isAfterHead = false
  for (const { isHead, cells } of grid) {
    // Heads in the middle of a table are those of the rows below them.
    if (isHead && !isAfterHead) heads = []
    isAfterHead = isHead
    for (const { cell, columns } of cells) {
      if (isHead) {
        for (const column of columns) (heads[column] ??= []).push(cell)
      } else if (cell.localName === 'td') {
        const name = namesOf(columns.flatMap((column) => heads[column] ?? []))
        if (name) cell.dataset.column = name
      }
    }
  }
}

interface GridRow {
  row: HTMLTableRowElement
  isHead: boolean
  /** The cells of rows above that reach down into it. */
  reaching: Element[]
  cells: { cell: HTMLTableCellElement; columns: number[] }[]
}

/** Places the cells of a table in its columns, as a browser does. */
function gridOf(table: HTMLTableElement): GridRow[] {
  /** For each column the last cell, and how many rows it still reaches down. */
  let filled: { cell: Element; rows: number }[] = []
  let part: ParentNode | null = null
  return Array.from(table.rows, (row) => {
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
    return { row, isHead: isHeadRow(row), reaching, cells }
  })
}

/** What browsers read: a whole number, or 1. A cell that spans 0 rows spans all that are left. */
function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = parseInt(cell.getAttribute(name) ?? '1', 10)
  if (name === 'rowspan' && span === 0) return Infinity
  return span > 0 ? span : 1
}

function namesOf(cells: Element[]): string {
  return Array.from(new Set(cells), ({ textContent }) =>
    textContent.trim().replace(/[ \n\t]+/g, ' '),
  )
    .filter(Boolean)
    .join(', ')
}
