/**
 * Makes a table readable where a narrow screen stacks its cells: each of a row says the words above
 * its column. The roles are those that a table has, which CSS would else take from it.
 */
export function labelCells(table: HTMLTableElement): void {
  table.setAttribute('role', 'table')
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  // Where a head spans columns, counting cells does not tell which is above which.
  const columns = heads.some(({ colSpan }) => colSpan > 1)
    ? []
    : heads.map(({ textContent }) => textContent)
  for (const row of table.rows) {
    row.setAttribute('role', 'row')
    for (const cell of row.cells) {
      const column = columns[cell.cellIndex]
      cell.setAttribute('role', roleOf(cell))
      if (cell.tagName === 'TD' && column) cell.dataset.column = column
    }
  }
}

function roleOf(cell: HTMLTableCellElement): string {
  if (cell.tagName === 'TD') return 'cell'
  return cell.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader'
}
