/** The members that the first list has more often than the second. */
export function listDifference(some: string[], others: string[]): string[] {
  const left = [...others]
  return some.filter((one) => {
    const place = left.indexOf(one)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
