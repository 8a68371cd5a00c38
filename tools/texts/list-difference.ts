/** The members that the first list has more often than the second. */
export function listDifference(some: string[], others: string[]): string[] {
  const left = [...others]
  return some.filter((one) => {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}
