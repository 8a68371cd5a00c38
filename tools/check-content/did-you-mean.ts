import { distance } from 'fastest-levenshtein'

/** The name that was probably meant, if one is near enough. */
export function nearest(name: string, names: string[]): string | undefined {
  const near = names
    .map((other) => ({ other, edits: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ edits }) => edits <= Math.max(2, name.length / 4))
    .toSorted((a, b) => a.edits - b.edits)
  return near[0]?.other
}

/** The end of a sentence, with the name that was probably meant. */
export function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `; did you mean ${suggestion}?`
}
