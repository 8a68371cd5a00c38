/** For narrow screens, where cells are stacked: each gets its column's name, and its lost role. */
export function labelCells(table: HTMLTableElement): void {
  table.setAttribute('role', 'table')
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  // Where a head spans columns, its index is not that of the cells below it.
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
