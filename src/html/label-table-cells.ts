import { type GridRow, isHeadRow, tableGrid } from './table-grid.ts'

/** Readers compare the rows of a table with so many columns: it stays a table on phones (`rich-text.css`). */
const WIDE = 8

/** A phone has room for names and two columns of figures, but not for a fourth column or more words. */
const TOO_MUCH_FOR_PHONES = 'tr > :nth-child(4), td:nth-child(n + 2):not([data-figures])'

/** No table for people needs more letters for its labels. */
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
  const grid = tableGrid(table)
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

function namesOf(cells: Element[]): string {
  return Array.from(new Set(cells), ({ textContent }) =>
    textContent.trim().replace(/[ \n\t]+/g, ' '),
  )
    .filter(Boolean)
    .join(', ')
}
