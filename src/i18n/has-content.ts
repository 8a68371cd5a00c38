/** Whether a record, or any value in it, has something to show. The `id` of an item is not shown. */
export function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasContent)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).some(([name, inner]) => name !== 'id' && hasContent(inner))
  }
  return value !== undefined && value !== null && value !== ''
}
