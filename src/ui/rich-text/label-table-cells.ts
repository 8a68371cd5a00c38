/**
 * Prepares a table for narrow screens, where CSS stacks its cells: they would lose their roles and
 * their heads, so each cell gets its role as an attribute, and the name of its column.
 */
export function labelTableCells(table: HTMLTableElement): void {
  table.setAttribute('role', 'table')
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  // If a head spans several columns, the cells below have other indexes than their heads.
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
