/**
 * Removes the tags that came with the HTML (`data-static`): the running site writes its own
 * (`metadata.tsx`), and crawlers would believe the first of two. Structured data stays until its
 * successor is there.
 */
export function takeOverHead(): void {
  for (const element of document.head.querySelectorAll('[data-static]:not(script)'))
    element.remove()
}
