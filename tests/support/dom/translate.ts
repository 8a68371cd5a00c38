/** Translates like Chrome: an element replaces each text node. */
export function translate(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const translated = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    translated.innerHTML = '<font></font>'
    translated.firstElementChild?.append(text.nodeValue ?? '')
    text.parentNode?.replaceChild(translated, text)
  }
}
