/** Tables of a document without the spaces with which the formatter has aligned their columns. */
export function unaligned(tables: string): string {
  return tables.replaceAll(/ +(?=\|)/g, ' ').replaceAll(/-+/g, '-')
}
