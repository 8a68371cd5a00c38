/** Readers compare the rows of a table with so many columns: it stays a table on phones (`rich-text.css`). */
const WIDE = 8

/** A phone has room for names and two columns of figures, but not for a fourth column or more words. */
const TOO_MUCH_FOR_PHONES = 'tr > :nth-child(4), td:nth-child(n + 2):not([data-figures])'

/** No table for people needs more letters for its labels. */
const MAX_LABEL_LETTERS = 100_000

/**
 * Prepares a table for narrow screens. If it has one row of heads and does not fit, CSS stacks its cells there.
 * They would lose their roles and their heads, so each cell gets its role as an attribute, and the name of its
 * column. Any other table scrolls sideways.
 */
export function labelTableCells(element: Element): void {
  if (element.localName !== 'table') return
  const table = element as HTMLTableElement
  moveHeadsIntoHead(table)
  setRoles(table)
  const names = columnNames(table)
  if (!names || !table.querySelector(TOO_MUCH_FOR_PHONES)) return
  if (names.length >= WIDE) {
    table.dataset.wide = ''
    return
  }
  table.dataset.stacked = ''
  for (const row of [...table.rows]) {
    if (isHead(row)) continue
    for (const [column, cell] of [...row.cells].entries()) {
      const name = names[column]
      if (name && cell.localName === 'td') cell.dataset.column = name
    }
  }
}

/** Gives a table a head if it begins with rows of titles. */
function moveHeadsIntoHead(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const firstOfBody = rows.findIndex((row) => !hasOnlyTitles(row))
  if (firstOfBody > 0 && !table.tHead) table.createTHead().append(...rows.slice(0, firstOfBody))
}

function isHead(row: HTMLTableRowElement): boolean {
  return row.parentElement?.localName === 'thead' || hasOnlyTitles(row)
}

function hasOnlyTitles({ cells }: HTMLTableRowElement): boolean {
  return cells.length > 1 && [...cells].every((cell) => cell.matches('th:not([scope=row])'))
}

function setRoles(table: HTMLTableElement): void {
  table.setAttribute('role', 'table')
  // A copy of each list, because jsdom finds a live one again after each change.
  for (const row of [...table.rows]) {
    const inHead = isHead(row)
    row.setAttribute('role', 'row')
    for (const cell of [...row.cells]) {
      const own = cell.localName === 'th' ? 'rowheader' : 'cell'
      cell.setAttribute('role', inHead ? 'columnheader' : own)
    }
  }
}

/** Editors write a span of one cell, too. */
const SPANS = '[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"])'

/**
 * The heads of the columns. None if they are not in the first row and in no other, if a cell spans others, or if
 * they are too long.
 */
function columnNames(table: HTMLTableElement): string[] | undefined {
  const [head, ...others] = [...table.rows].filter(isHead)
  if (!head || head !== table.rows[0] || others.length > 0 || table.querySelector(SPANS)) return
  const names = Array.from(head.cells, ({ textContent }) =>
    textContent.trim().replace(/[ \n\t]+/g, ' '),
  )
  if (!names.some(Boolean)) return
  const letters = names.join('').length * table.rows.length
  return letters > MAX_LABEL_LETTERS ? undefined : names
}
