const FOCUSABLE = 'a[href], button, input, textarea, video, [tabindex]'

/** After each of these the place is another; not every browser tells of a caret in a field that moves. */
const CHANGES = ['scroll', 'focusin', 'input', 'selectionchange', 'keyup']

/**
 * Follows scroll position, focus and what is typed in the prerendered page. The function it returns
 * restores them once the running site has replaced that page, and is to be called in the same task.
 */
export function keepPlace(root: HTMLElement): () => void {
  let place = placeWithin(root)
  const follow = () => {
    place = placeWithin(root)
  }
  for (const change of CHANGES) document.addEventListener(change, follow)
  return () => {
    for (const change of CHANGES) document.removeEventListener(change, follow)
    returnTo(place, root)
  }
}

type Place = ReturnType<typeof placeWithin>

function placeWithin(root: HTMLElement) {
  const focused = document.activeElement
  const words = wordsOf(focused)
  return {
    scroll: { left: window.scrollX, top: window.scrollY },
    /** The prerendered page has tab stops of its own, so the link is found by its words. */
    words,
    nth: stopsOfWords(root, words).findIndex((stop) => stop === focused),
    typed: fieldsOf(root).map(({ name, value }) => ({ name, value })),
    selection: isField(focused)
      ? ([focused.selectionStart, focused.selectionEnd] as const)
      : undefined,
  }
}

function returnTo({ scroll, words, nth, typed, selection }: Place, root: HTMLElement): void {
  if (scroll.left > 0 || scroll.top > 0) window.scrollTo(scroll)
  for (const field of fieldsOf(root)) {
    const value = typed.find(({ name }) => name === field.name)?.value
    if (value) typeInto(field, value)
  }
  const stop = stopsOfWords(root, words)[nth]
  stop?.focus({ preventScroll: true })
  // A field for an address has no selection.
  if (selection && isField(stop) && stop.selectionStart !== null) {
    stop.setSelectionRange(...selection)
  }
}

function stopsOfWords(root: HTMLElement, words: string | undefined): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => wordsOf(stop) === words,
  )
}

function wordsOf(element: Element | null): string | undefined {
  // What stands in a field is no name of it.
  return isField(element) ? element.name : element?.textContent
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
