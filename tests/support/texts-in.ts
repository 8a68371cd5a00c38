/** The exact texts of a page or a part of it, one per text node. */
export function textsIn(part: Node): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  return texts
}
