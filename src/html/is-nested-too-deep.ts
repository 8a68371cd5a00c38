/** No editing program writes so many. The time that jsdom needs grows with their square. */
const MAX_OPEN_TAGS = 1000

/**
 * A tag of an element that can contain its own kind. Authors often do not close the other ones. Word
 * closes elements of its own within one tag.
 */
const TAG = /<(\/?)(?!(?:br|col|dd|dt|hr|img|li|p|td|th|tr|wbr)\b)[a-z](?:[^<>]*(\/)>)?/gi

/** Whether so many tags are open that parsing them could take hours. */
export function isNestedTooDeep(html: string): boolean {
  let open = 0
  for (const [, closes, isClosed] of html.matchAll(TAG)) {
    if (!isClosed) open = closes ? Math.max(0, open - 1) : open + 1
    if (open > MAX_OPEN_TAGS) return true
  }
  return false
}
