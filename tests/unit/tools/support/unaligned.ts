/** Removes the spaces that the formatter has put into tables to align their columns. */
export function unaligned(tables: string): string {
  return tables.replaceAll(/ +(?=\|)/g, ' ').replaceAll(/-+/g, '-')
}
