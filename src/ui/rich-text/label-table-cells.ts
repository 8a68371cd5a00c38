/** Readers compare the rows of a table with so many columns: it stays a table on phones (`rich-text.css`). */
const WIDE = 8

/** A phone has room for names and two columns of figures, but not for a fourth column or more words. */
const TOO_MUCH_FOR_PHONES = 'tr > :nth-child(4), td:nth-child(n + 2):not([data-figures])'

/** A browser lets no cell span more. */
const MAX_COLUMNS = 1000

/** No table for people fills more places with its spans, or needs more letters for its labels. */
const MAX_PLACES = 20_000
const MAX_LABEL_LETTERS = 100_000

/**
 * Prepares a table for narrow screens. If its columns have heads and it does not fit, CSS stacks its cells
 * there: they would lose their roles and their heads, so each cell gets its role as an attribute, and the
 * names of its columns. A row gets the names of the cells that reach down into it. A table that would become
 * far larger than it is stays as it is.
 */
export function labelTableCells(element: Element): void {
  if (element.localName !== 'table') return
  const table = element as HTMLTableElement
  moveHeadsIntoHead(table)
  const grid = gridOf(table)
  if (!grid) return
  setRoles(table, grid)
  const labels = labelsOf(grid)
  for (const label of labels) label.element.dataset[label.name] = label.text
  const hasLabels = labels.some(({ name }) => name === 'column')
  if (!hasLabels || !table.querySelector(TOO_MUCH_FOR_PHONES)) return
  const isWide = grid.some(({ cells }) => cells.length >= WIDE)
  table.dataset[isWide ? 'wide' : 'stacked'] = ''
}

interface Label {
  element: HTMLElement
  name: 'column' | 'row'
  text: string
}

/** None if they are too long. */
function labelsOf(grid: GridRow[]): Label[] {
  const labels: Label[] = []
  let letters = 0
  for (const part of [rowLabels(grid), columnLabels(grid)]) {
    for (const label of part) {
      letters += label.text.length
      if (letters > MAX_LABEL_LETTERS) return []
      labels.push(label)
    }
  }
  return labels
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

function* rowLabels(grid: GridRow[]): Generator<Label> {
  for (const { row, isHead, reaching } of grid) {
    if (!isHead && reaching.length > 0) {
      yield { element: row, name: 'row', text: namesOf(reaching) }
    }
  }
}

function* columnLabels(grid: GridRow[]): Generator<Label> {
  /** The heads of each column. */
  let heads: Element[][] = []
  let isAfterHead = false
  for (const { isHead, cells } of grid) {
    // Heads in the middle of a table belong to the rows below them.
    if (isHead && !isAfterHead) heads = []
    isAfterHead = isHead
    for (const { cell, columns } of cells) {
      if (isHead) {
        for (const column of columns) (heads[column] ??= []).push(cell)
      } else if (cell.localName === 'td') {
        const text = namesOf(columns.flatMap((column) => heads[column] ?? []))
        if (text) yield { element: cell, name: 'column', text }
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

/** Places the cells of a table in its columns, as a browser does. Undefined if it is too large. */
function gridOf(table: HTMLTableElement): GridRow[] | undefined {
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

/** The number as browsers read it: a whole one, or 1. A cell that spans 0 rows spans all that are left. */
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
