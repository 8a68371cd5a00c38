const FOCUSABLE = 'a[href], button, input, textarea, video, [tabindex]'

/**
 * Notes where the reader of a written page is, and answers with what returns there once the running
 * site stands in its place: to the same scroll position, and to the link that had the focus.
 */
export function keepPlace(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window
  const focused = document.activeElement
  const words = wordsOf(focused)
  // The written page has stops of its own, for those without scripts: only the words are the same.
  const likeIt = () =>
    [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => wordsOf(stop) === words)
  const place = likeIt().findIndex((stop) => stop === focused)
  return () => {
    if (scrollX > 0 || scrollY > 0) window.scrollTo(scrollX, scrollY)
    likeIt()[place]?.focus({ preventScroll: true })
  }
}

/** Whether a blank breaks the line is decided later (`bind-drawn-words.ts`). */
function wordsOf(element: Element | null): string | undefined {
  return element?.textContent.replaceAll(/\s/g, ' ')
}
