/** The name that was probably meant, if one is near enough. */
export function nearest(name: string, names: string[]): string | undefined {
  const near = names
    .map((other) => ({ other, edits: editsBetween(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ edits }) => edits <= Math.max(2, name.length / 4))
    .toSorted((a, b) => a.edits - b.edits)
  return near[0]?.other
}

/** The Levenshtein distance: how many characters have to be added, removed or changed. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, edits) => edits)
  for (const [place, letter] of from.split('').entries()) {
    let left = place + 1
    const next = [left]
    for (const [column, other] of to.split('').entries()) {
      const above = row[column + 1] ?? 0
      const across = row[column] ?? 0
      left = letter === other ? across : 1 + Math.min(left, above, across)
      next.push(left)
    }
    row = next
  }
  return row[to.length] ?? 0
}
