const FOCUSABLE = 'a[href], button, input, textarea, video, [tabindex]'

/**
 * Notes scroll position, focus and what is typed in the prerendered page. The function it returns
 * restores them once the running site has replaced that page.
 */
export function keepPlace(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window
  const focused = document.activeElement
  const words = wordsOf(focused)
  // The prerendered page has tab stops of its own, so the link is found by its words.
  const likeIt = () =>
    [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => wordsOf(stop) === words)
  const place = likeIt().findIndex((stop) => stop === focused)
  const typed = fieldsOf(root).map(({ name, value }) => ({ name, value }))
  const selection = isField(focused)
    ? ([focused.selectionStart, focused.selectionEnd] as const)
    : undefined
  return () => {
    if (scrollX > 0 || scrollY > 0) window.scrollTo(scrollX, scrollY)
    for (const field of fieldsOf(root)) {
      const value = typed.find(({ name }) => name === field.name)?.value
      if (value) typeInto(field, value)
    }
    const stop = likeIt()[place]
    stop?.focus({ preventScroll: true })
    // A field for an address has no selection.
    if (selection && isField(stop) && stop.selectionStart !== null) {
      stop.setSelectionRange(...selection)
    }
  }
}

/** Blanks become no-break spaces later (`bind-drawn-words.ts`). */
function wordsOf(element: Element | null): string | undefined {
  // What stands in a field is no name of it.
  return isField(element) ? element.name : element?.textContent.replaceAll(/\s/g, ' ')
}

type Field = HTMLInputElement | HTMLTextAreaElement

function isField(element: Element | null | undefined): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function fieldsOf(root: HTMLElement): Field[] {
  return [...root.querySelectorAll<Field>('input, textarea')]
}

/** As if by hand: React takes no note of a value that is set in its own way. */
function typeInto(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
