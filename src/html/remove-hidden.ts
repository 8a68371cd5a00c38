import { readStyleProperty } from './read-style-property.ts'

const ZERO = /^0(?:\.0*)?(?:[a-z%]+|\s|$)/

/** The styles that hide an element: `mso-hide` is Word's, and mails hide their preview with the last two. */
const HIDING: [property: string, hides: RegExp][] = [
  ['display', /none/],
  ['visibility', /hidden|collapse/],
  ['mso-hide', /all/],
  ['opacity', ZERO],
  ['max-height', ZERO],
]

/** Removes what its author does not show. */
export function removeHidden(element: Element): void {
  const isHidden =
    element.hasAttribute('hidden') ||
    HIDING.some(([property, hides]) => hides.test(readStyleProperty(element, property))) ||
    // A frame of a mail's table has no size, so that its cells have theirs.
    (ZERO.test(readStyleProperty(element, 'font-size')) && !hasSizedText(element)) ||
    // Word keeps the comments on a text below it.
    readStyleProperty(element, 'mso-element').startsWith('comment')
  if (isHidden) element.remove()
}

function hasSizedText(element: Element): boolean {
  return [...element.querySelectorAll('*')].some((inner) => {
    const size = readStyleProperty(inner, 'font-size')
    return size !== '' && !ZERO.test(size)
  })
}
