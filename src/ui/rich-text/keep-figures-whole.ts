import { htmlWindow } from '#html-window'

/** Longer words may not fit a narrow screen with large text. */
const MAX_LETTERS = 12

/** A figure, and a sign in a word after which a line could end. */
const FIGURE = /\p{N}/u
const BREAK = /.[-–/]./

/** Keeps short words that hold a figure on one line: HO-193-N, 9:00–18:00, t/m². */
export function keepFiguresWhole(body: Element): void {
  const { SHOW_TEXT } = htmlWindow.NodeFilter
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    // From the end, so that the places of words before it stay.
    for (const { 0: word, index } of [...text.data.matchAll(/\S+/g)].reverse()) {
      if (word.length <= MAX_LETTERS && FIGURE.test(word) && BREAK.test(word)) {
        const whole = text.splitText(index)
        whole.splitText(word.length)
        const span = body.ownerDocument.createElement('span')
        span.dataset.figures = ''
        whole.replaceWith(span)
        span.append(whole)
      }
    }
  }
}
