/** Chromium's own limit. The time that jsdom needs grows with the square of the depth. */
const MAX_NESTED_ELEMENTS = 512

/**
 * The tag of an element that can contain its own kind. Authors often do not close the other ones,
 * which would then count as nested.
 */
const TAG = /<(\/?)(?!(?:br|dd|dt|hr|img|li|p|td|th|tr|wbr)\b)[a-z]/gi

/** Whether elements are nested deeper than any author wants. */
export function isNestedTooDeep(html: string): boolean {
  let depth = 0
  for (const [, slash] of html.matchAll(TAG)) {
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_NESTED_ELEMENTS) return true
  }
  return false
}
