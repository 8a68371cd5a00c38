const FOCUSABLE = 'a[href], button, input, textarea, video, [tabindex]'

/**
 * Notes scroll position and focus in the prerendered page. The function it returns restores them
 * once the running site has replaced that page.
 */
export function keepPlace(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window
  const focused = document.activeElement
  const words = wordsOf(focused)
  // The prerendered page has tab stops of its own, so the link is found by its words.
  const likeIt = () =>
    [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => wordsOf(stop) === words)
  const place = likeIt().findIndex((stop) => stop === focused)
  return () => {
    if (scrollX > 0 || scrollY > 0) window.scrollTo(scrollX, scrollY)
    likeIt()[place]?.focus({ preventScroll: true })
  }
}

/** Blanks become no-break spaces later (`bind-drawn-words.ts`). */
function wordsOf(element: Element | null): string | undefined {
  return element?.textContent.replaceAll(/\s/g, ' ')
}
