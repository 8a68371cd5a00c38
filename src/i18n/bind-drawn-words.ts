import { bindWords } from './bind-words.ts'

/** Not text to read in lines, or not ours to change. */
const LEFT_ALONE = 'script, style, textarea, pre, code'

/**
 * Binds the words of all text drawn into the page, now and later. It works on the drawn text only,
 * so that names, titles and what programs compare keep plain spaces. React sets a text anew when it
 * changes, and never reads it.
 */
export function bindDrawnWords(page: HTMLElement): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') bindWithin(target)
      else addedNodes.forEach(bindWithin)
    }
    // Its own changes need no second look.
    observer.takeRecords()
  })
  bindWithin(page)
  observer.observe(page, { subtree: true, childList: true, characterData: true })
}

function bindWithin(node: Node): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  if (node instanceof Text) bindText(node)
  while (texts.nextNode()) {
    if (texts.currentNode instanceof Text) bindText(texts.currentNode)
  }
}

/** Texts as they were bound: a page that is opened again draws the same ones. */
const known = new Map<string, string>()

function bindText(text: Text): void {
  if (text.parentElement?.closest(LEFT_ALONE)) return
  const bound = known.get(text.data) ?? bindWords(text.data)
  known.set(text.data, bound)
  if (bound !== text.data) text.data = bound
}
