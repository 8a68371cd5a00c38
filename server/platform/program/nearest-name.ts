import { distance } from 'fastest-levenshtein'

/** The name that was probably meant, if one is near enough. */
export function nearestName<Name extends string>(
  name: string,
  names: readonly Name[],
): Name | undefined {
  const maxEdits = Math.max(2, name.length / 4)
  const [nearest] = names
    .map((known) => ({ known, edits: editsBetween(name.toLowerCase(), known.toLowerCase()) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((a, b) => a.edits - b.edits)
  return nearest?.known
}

/** Letters in another order are one edit, because that is one slip of the fingers. */
function editsBetween(a: string, b: string): number {
  const isReordered = sorted(a) === sorted(b)
  return a !== b && isReordered ? 1 : distance(a, b)
}

function sorted(text: string): string {
  return text.split('').sort().join('')
}
