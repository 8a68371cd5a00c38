/** The members that the first list has more often than the second. */
export function onlyInFirst(first: string[], second: string[]): string[] {
  const left = [...second]
  return first.filter((one) => {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}
