/**
 * Removes from the head what index.html says of a page, marked `data-static`: the running site
 * says it itself (`metadata.tsx`), and crawlers would believe the first of two. The structured data
 * stay until theirs has come.
 */
export function takeOverHead(): void {
  for (const element of document.head.querySelectorAll('[data-static]:not(script)'))
    element.remove()
}
