import { htmlWindow } from '#html-window'

const NO_BREAK = '\u00a0'

/** A short text may mean this many, such as between a figure and its unit. */
const MAX_MEANT = 3

/**
 * Turns no-break spaces into spaces if they are the majority: Quill 2 exports every space as one, and
 * Word fills lines with them. Those after a figure stay.
 */
export function replaceNoBreakSpaces(body: Element): void {
  const count = (blank: string) => body.textContent.split(blank).length - 1
  if (count(NO_BREAK) <= Math.max(MAX_MEANT, count(' '))) return
  const texts = body.ownerDocument.createTreeWalker(body, htmlWindow.NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    currentNode.textContent = (currentNode.textContent ?? '').replace(/\d?\u00a0/g, (blank) =>
      blank === NO_BREAK ? ' ' : blank,
    )
  }
}
