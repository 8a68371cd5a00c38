/** The median of numbers, or of each field of records. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

export function medianOf<T extends object>(records: T[], read: (record: T) => number): number {
  return median(records.map(read))
}
