const FOCUSABLE = 'a[href], button, input, textarea, video, [tabindex]'

/**
 * Notes where the reader of a written page is, and answers with what returns there once the running
 * site stands in its place: to the same scroll position, to the link or field that had the focus, with
 * all that was typed.
 */
export function keepPlace(root: HTMLElement): () => void {
  const { scrollX, scrollY } = window
  const focused = document.activeElement
  const words = wordsOf(focused)
  // The written page has stops of its own, for those without scripts: only the words are the same.
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

/** Whether a blank breaks the line is decided later (`bind-drawn-words.ts`). */
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
