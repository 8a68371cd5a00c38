import { htmlWindow } from '#html-window'
import { BLOCK_ELEMENTS } from './allowed-html.ts'
import { readStyleProperty } from './read-style-property.ts'

/** An element that says the same as a style. */
interface Mark {
  name: string
  /** The elements that already say it. */
  same: string
  /** The property that says it, or its opposite. */
  property: string
  yes: RegExp
  no?: RegExp
}

const MARKS: Mark[] = [
  {
    name: 'strong',
    same: 'b,strong',
    property: 'font-weight',
    yes: /bold|[6-9]\d\d/,
    no: /normal|lighter|[1-5]\d\d/,
  },
  { name: 'em', same: 'i,em', property: 'font-style', yes: /italic|oblique/, no: /normal/ },
  { name: 'sup', same: 'sup', property: 'vertical-align', yes: /super/ },
  { name: 'sub', same: 'sub', property: 'vertical-align', yes: /sub/ },
  { name: 's', same: 's,del,strike', property: 'text-decoration(?:-line)?', yes: /line-through/ },
  // A link is underlined anyway.
  { name: 'u', same: 'u,a', property: 'text-decoration(?:-line)?', yes: /underline/ },
]

const BLOCKS = BLOCK_ELEMENTS.join()

/**
 * Turns weight, slant, height and lines of a style into elements:
 *
 *     <p style="font-style:italic">Halls <b>and</b> labs</p> → <p><em>Halls <b>and</b> labs</em></p>
 *
 * An element whose style says the opposite goes, such as the one that Google Docs wraps a whole text in:
 *
 *     <b style="font-weight:normal"><p>Halls</p></b> → <p>Halls</p>
 *
 * If the style of a part of it does, the other parts are marked one by one:
 *
 *     <b>20 <i style="font-weight:400">%</i></b> → <strong>20 </strong><i>%</i>
 */
export function replaceStyles(element: Element): void {
  for (const mark of MARKS) {
    if (saysYes(element, mark) && !element.closest(mark.same)) markRuns(element, mark)
  }
  // The element itself comes last, because its other styles would go with it.
  const own = MARKS.find((mark) => element.matches(mark.same))
  if (!own) return
  const isUnmarked = saysNo(element, own)
  if (!isUnmarked && !isMixed(element, own)) return
  if (!isUnmarked) markRuns(element, own)
  element.replaceWith(...element.childNodes)
}

function saysYes(element: Element, { property, yes }: Mark): boolean {
  return yes.test(readStyleProperty(element, property))
}

function saysNo(element: Element, { property, no }: Mark): boolean {
  return no?.test(readStyleProperty(element, property)) ?? false
}

/** Whether something in an element says that it is not marked. */
function isMixed(element: Element, mark: Mark): boolean {
  return [...element.querySelectorAll('[data-style]')].some((inner) => saysNo(inner, mark))
}

/** Marks the text in an element, except for what says that it is not marked. No block is in a mark. */
function markRuns(parent: Element, mark: Mark): void {
  let run: Element | undefined
  for (const node of [...parent.childNodes]) {
    if (node instanceof htmlWindow.Element && !fitsInRun(node, mark)) {
      run = undefined
      if (!saysNo(node, mark)) markRuns(node, mark)
    } else if (run || node.textContent?.trim()) {
      if (!run) node.before((run = parent.ownerDocument.createElement(mark.name)))
      run.append(node)
    }
  }
}

function fitsInRun(element: Element, mark: Mark): boolean {
  const hasBlock = element.matches(BLOCKS) || element.querySelector(BLOCKS)
  return !hasBlock && !saysNo(element, mark) && !isMixed(element, mark)
}
