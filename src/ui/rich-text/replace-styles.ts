import { BLOCK_ELEMENTS } from './allowed-html.ts'
import { readStyleProperty } from './read-style-property.ts'

/** An element, the elements that already say the same, and the style that says it, or its opposite. */
type Mark = [name: string, same: string, property: string, yes: RegExp, no?: RegExp]

const MARKS: Mark[] = [
  ['strong', 'b,strong', 'font-weight', /bold|[6-9]\d\d/, /normal|lighter|[1-5]\d\d/],
  ['em', 'i,em', 'font-style', /italic|oblique/, /normal/],
  ['sup', 'sup', 'vertical-align', /super/],
  ['sub', 'sub', 'vertical-align', /sub/],
  ['s', 's,del,strike', 'text-decoration(?:-line)?', /line-through/],
  // A link is underlined anyway.
  ['u', 'u,a', 'text-decoration(?:-line)?', /underline/],
]

const BLOCKS = BLOCK_ELEMENTS.join()

/**
 * Turns weight, slant, height and lines of a style into elements. A `b` that is not bold goes: Google
 * Docs wraps a whole text in one.
 */
export function replaceStyles(element: Element): void {
  for (const mark of MARKS) {
    const said = says(element, mark)
    if (element.matches(mark[1])) {
      if (said !== false && !isMixed(element, mark)) continue
      if (said !== false) markRuns(element, mark)
      element.replaceWith(...element.childNodes)
    } else if (said && !element.closest(mark[1])) {
      markRuns(element, mark)
    }
  }
}

function says(element: Element, [, , property, yes, no]: Mark): boolean | undefined {
  const style = readStyleProperty(element, property)
  return yes.test(style) || (no?.test(style) ? false : undefined)
}

/** Whether something in an element says that it is not marked. */
function isMixed(element: Element, mark: Mark): boolean {
  return [...element.querySelectorAll('[style]')].some((inner) => says(inner, mark) === false)
}

/** Marks the text in an element, except for what says that it is not marked. No block is in a mark. */
function markRuns(parent: Element, mark: Mark): void {
  let run: Element | undefined
  for (const node of [...parent.childNodes]) {
    const element = node instanceof Element ? node : undefined
    const isUnmarked = element && says(element, mark) === false
    if (
      element &&
      (isUnmarked ||
        isMixed(element, mark) ||
        element.matches(BLOCKS) ||
        element.querySelector(BLOCKS))
    ) {
      run = undefined
      if (!isUnmarked) markRuns(element, mark)
    } else if (run || node.textContent?.trim()) {
      if (!run) node.before((run = parent.ownerDocument.createElement(mark[0])))
      run.append(node)
    }
  }
}
