import { distance } from 'fastest-levenshtein'

/** The name that was probably meant, if one is near enough. */
export function nearestName<Name extends string>(
  name: string,
  names: readonly Name[],
): Name | undefined {
  const maxEdits = Math.max(2, name.length / 4)
  const [nearest] = names
    .map((known) => ({ known, edits: distance(name.toLowerCase(), known.toLowerCase()) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((a, b) => a.edits - b.edits)
  return nearest?.known
}
