import { htmlWindow } from '#html-window'
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  BLOCK_ELEMENTS,
  RENAMED_ELEMENTS,
} from './allowed-html.ts'
import { checkLink } from './check-link.ts'
import { labelTableCells } from './label-table-cells.ts'
import { isPrefixedTarget } from './link-targets.ts'
import { linkToEmbedded } from './link-to-embedded.ts'
import { markNumericColumns } from './mark-numeric-columns.ts'
import { removeHidden } from './remove-hidden.ts'
import { replaceStyles } from './replace-styles.ts'
import { checkImage, replaceEmojiPicture, showLazyPicture } from './tidy-images.ts'
import { makeWordList, moveListsIntoItems, rebuildQuillList, setListType } from './tidy-lists.ts'
import { hasVisibleText } from './visible-text.ts'

/** A rule turns an element into what its author meant. It may replace or remove it. */
type Rule = (element: Element, page: string) => void

/**
 * The rules for an element whose content is still as it was written. The first two read its style, which is
 * lost if a later rule replaces it.
 */
const OUTSIDE_IN: Rule[] = [
  // <p style="display:none">Draft</p> → nothing
  removeHidden,
  // <span style="font-weight:700">Halls</span> → <span><strong>Halls</strong></span>
  replaceStyles,
  // <img alt="👍" src="…"> → 👍
  replaceEmojiPicture,
  // <img data-src="/hall.webp" src="data:…"> → <img src="/hall.webp">
  showLazyPicture,
  // <iframe src="https://www.youtube.com/embed/x1"> → <a href="https://www.youtube.com/watch?v=x1">
  linkToEmbedded,
  // <h1>Halls</h1> → <h2>Halls</h2>
  rename,
  // <p style="mso-list:l0 level1">Halls</p> → <ul><li>Halls</li></ul>
  makeWordList,
  // <ol><li data-list="bullet">Halls</li></ol> → <ul><li>Halls</li></ul>
  rebuildQuillList,
  // <ol style="list-style-type:lower-roman"> → <ol type="i">
  setListType,
]

/**
 * The rules for an element whose content is done. They leave only what is allowed. The first removes what came
 * with the text, so all attributes after it are those of the rules.
 */
const INSIDE_OUT: Rule[] = [
  // <p class="MsoNormal">Halls</p> → <p>Halls</p>
  removeUnshownAttributes,
  // <a href="javascript:…">Law</a> → <a>Law</a>, and a link to another site opens a new tab
  checkLink,
  // <img src="/hall.webp"> → <img src="/hall.webp" alt="" loading="lazy">
  checkImage,
  // <ul><li>Halls</li><ul>…</ul></ul> → <ul><li>Halls<ul>…</ul></li></ul>
  moveListsIntoItems,
  // <td>12,000</td> → <td data-figures="">12,000</td>
  markNumericColumns,
  // <td data-figures="">12,000</td> → <td data-figures="" role="cell" data-column="Rate">12,000</td>
  labelTableCells,
  // <p><span>Halls</span></p> → <p>Halls</p>
  unwrapMeaningless,
  // <p>&nbsp;</p> → nothing
  removeEmpty,
]

/** No author wants more, and no browser's parser allows many more. */
const MAX_DEPTH = 256

/**
 * Repairs the HTML of editors' programs (CKEditor, TinyMCE, Quill, Word, Google Docs), in one walk.
 * Elements that are nested too deep become plain text. `tests/support/pasted-html.ts` has what each program
 * writes, and what becomes of it.
 *
 * @param page the address of the page that shows it
 */
export function tidyHtml(parent: Element, page: string, depth = 0): void {
  if (depth === MAX_DEPTH) parent.textContent = parent.textContent.replace(/\s+/g, ' ')
  let element = parent.firstElementChild
  while (element) {
    const previous: Element | null = element.previousElementSibling
    if (applyRules(OUTSIDE_IN, element, page)) {
      tidyHtml(element, page, depth + 1)
      const next: Element | null = element.nextElementSibling
      applyRules(INSIDE_OUT, element, page)
      element = next
    } else {
      // Its replacement is not tidied yet.
      element = previous ? previous.nextElementSibling : parent.firstElementChild
    }
  }
}

/** Returns false if a rule has replaced or removed the element. The rules after it do not apply then. */
function applyRules(rules: Rule[], element: Element, page: string): boolean {
  const parent = element.parentNode
  return rules.every((rule) => {
    rule(element, page)
    return element.parentNode === parent
  })
}

/** Also replaces an element that was made with an attribute `is`, which cannot be removed. */
function rename(element: Element): void {
  const { localName } = element
  const name = RENAMED_ELEMENTS[localName] ?? (element.hasAttribute('is') && localName)
  if (!name) return
  const other = element.ownerDocument.createElement(name)
  for (const attribute of ['id', 'lang', 'dir']) {
    const value = element.getAttribute(attribute)
    if (value !== null) other.setAttribute(attribute, value)
  }
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Removes the attributes that are only read, but not what the rules before have written. */
function removeUnshownAttributes(element: Element): void {
  for (const { name } of [...element.attributes]) {
    const isOwn = name === 'data-marker' || (name === 'id' && isPrefixedTarget(element))
    if (!isOwn && !ALLOWED_ATTRIBUTES.includes(name)) element.removeAttribute(name)
  }
}

/** Replaces by its content what is not allowed, or says nothing without an attribute or text of its own. */
function unwrapMeaningless(element: Element): void {
  const { localName, attributes, childNodes } = element
  const saysNothing =
    attributes.length === 0 && (/^(a|span)$/.test(localName) || isWrapper(element))
  if (saysNothing || !ALLOWED_ELEMENTS.includes(localName)) element.replaceWith(...childNodes)
}

/** Whether an element is a `div` that contains only blocks. */
function isWrapper({ localName, childNodes }: Element): boolean {
  return (
    localName === 'div' &&
    [...childNodes].every((node) =>
      node instanceof htmlWindow.Element
        ? BLOCK_ELEMENTS.includes(node.localName)
        : !node.textContent?.trim(),
    )
  )
}

const REMOVED_IF_EMPTY = 'p,div,h2,h3,h4,h5,h6,li,ul,ol,blockquote,figure'

/** Because this goes from the inside out, an element that contains only empty ones is empty, too. */
function removeEmpty(element: Element): void {
  const isEmpty =
    !hasVisibleText(element.textContent) && !element.querySelector('img,table,hr,[id]')
  if (isEmpty && element.matches(REMOVED_IF_EMPTY)) element.remove()
}
