const FOCUSABLE = 'a[href], button, input, textarea, video, [tabindex]'

/**
 * Notes where the reader of a written page is, and answers with what returns there once the running
 * site stands in its place: to the same scroll position, and to the link that had the focus.
 */
export function keepPlace(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window
  const focused = document.activeElement
  const place = stopsIn(root).findIndex((stop) => stop === focused)
  return () => {
    if (scrollX > 0 || scrollY > 0) window.scrollTo(scrollX, scrollY)
    const successor = stopsIn(root)[place]
    if (successor && successor.textContent === focused?.textContent) {
      successor.focus({ preventScroll: true })
    }
  }
}

function stopsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)]
}
