import { htmlWindow } from '#html-window'

/** Longer words may not fit a narrow screen with large text. */
const MAX_LETTERS = 12

/** A figure, and a character in a word that a line could end after. */
const FIGURE = /\p{N}/u
const BREAK = /.[-–/]./

/** Keeps short words that hold a figure on one line: HO-193-N, 9:00–18:00, t/m². */
export function keepFiguresWhole(body: Element): void {
  const { ownerDocument } = body
  const walker = ownerDocument.createTreeWalker(body, htmlWindow.NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const words = text.data.split(/(\s+)/)
    if (!words.some(mayBreak)) continue
    const kept = ownerDocument.createDocumentFragment()
    for (const word of words) kept.append(mayBreak(word) ? onOneLine(word) : word)
    // This joins neighbouring words and blanks into one text node.
    kept.normalize()
    text.replaceWith(kept)
  }

  function onOneLine(word: string): HTMLElement {
    const span = ownerDocument.createElement('span')
    span.dataset.figures = ''
    span.append(word)
    return span
  }
}

function mayBreak(word: string): boolean {
  return word.length <= MAX_LETTERS && FIGURE.test(word) && BREAK.test(word)
}
