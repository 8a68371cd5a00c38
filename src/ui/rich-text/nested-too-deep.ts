/** In elements: Chromium's own limit. The time of jsdom grows with the square of the depth. */
const DEEPEST = 512

/** A tag. Elements that cannot be in themselves are left out: many authors do not close them. */
const TAG = /<(\/?)(?!(?:br|dd|dt|hr|img|li|p|td|th|tr|wbr)\b)[a-z]/gi

/** Whether elements are in each other deeper than any author wants. */
export function isNestedTooDeep(html: string): boolean {
  let depth = 0
  for (const [, slash] of html.matchAll(TAG)) {
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    if (depth > DEEPEST) return true
  }
  return false
}
