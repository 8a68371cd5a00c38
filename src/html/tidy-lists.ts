import { readStyleProperty } from './read-style-property.ts'

interface Item {
  element: Element
  /** 0 in the outermost list. */
  depth: number
  kind: 'ol' | 'ul'
  /** The text before the item, such as '3.' or 'а)'. */
  marker?: string
}

/** Turns a list of Quill, which has one `ol` for all kinds and depths, into nested lists. */
export function rebuildQuillList(list: Element): void {
  if (list.localName !== 'ol' || !list.querySelector(':scope > [data-list]')) return
  const items = [...list.children].map((element): Item => {
    const kind = element.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul'
    element.removeAttribute('data-list')
    return { element, depth: levelIn(element.getAttribute('class'), /ql-indent-(\d)/), kind }
  })
  list.replaceWith(...nested(items))
}

/** Turns the paragraphs that Word writes for the items of a list into a list. */
export function makeWordList(first: Element): void {
  const items: Item[] = []
  let next: Element | null = first
  while (next && isWordItem(next)) {
    const paragraph: Element = next
    next = next.nextElementSibling
    items.push(wordItem(paragraph))
    if (paragraph !== first) paragraph.remove()
  }
  if (items.length > 0) first.replaceWith(...nested(items))
}

function isWordItem(element: Element): boolean {
  return element.localName === 'p' && /^l\d/.test(readStyleProperty(element, 'mso-list'))
}

function wordItem(paragraph: Element): Item {
  const ignored = [...paragraph.querySelectorAll('[data-style]')].find(
    (inner) => readStyleProperty(inner, 'mso-list') === 'ignore',
  )
  const marker = ignored?.textContent.trim() ?? ''
  ignored?.remove()
  const element = paragraph.ownerDocument.createElement('li')
  element.append(...paragraph.childNodes)
  const depth = levelIn(readStyleProperty(paragraph, 'mso-list'), /level(\d)/) - 1
  // Letters alone are bullets from a symbol font.
  const kind = /\d|\p{L}[.)]/u.test(marker) ? 'ol' : 'ul'
  return { element, depth: Math.max(0, depth), kind, ...(kind === 'ol' && { marker }) }
}

function levelIn(text: string | null, pattern: RegExp): number {
  return Number(text?.match(pattern)?.[1] ?? 0)
}

/** Each deeper list goes into the item before it, even if a level between them is missing. */
function nested(items: Item[]): Element[] {
  const made: Element[] = []
  /** The open lists, the outermost first. */
  const open: { list: Element; depth: number; number: number }[] = []
  for (const { element, depth, kind, marker } of items) {
    const isOver = (one: (typeof open)[number] | undefined) =>
      one && (one.depth > depth || (one.depth === depth && one.list.localName !== kind))
    while (isOver(open.at(-1))) open.pop()
    let last = open.at(-1)
    if (last?.depth !== depth) {
      const list = element.ownerDocument.createElement(kind)
      const within = last?.list.lastElementChild
      if (within) within.append(list)
      else made.push(list)
      last = { list, depth, number: 0 }
      open.push(last)
    }
    last.list.append(element)
    last.number++
    if (marker) keepMarker(element, marker, last)
  }
  return made
}

/** Keeps a number that is not the next one, and a marker with more than a number, such as 'а)' or '1.2'. */
function keepMarker(item: Element, marker: string, at: { list: Element; number: number }): void {
  const number = /^(\d+)[.)]?$/.exec(marker)?.[1]
  if (number === undefined) {
    item.setAttribute('data-marker', marker)
  } else if (Number(number) !== at.number) {
    item.setAttribute('value', number)
    at.number = Number(number)
  }
}

/** Moves a list that is beside its item into the item: Google Docs writes lists beside items. */
export function moveListsIntoItems(list: Element): void {
  if (!isList(list)) return
  for (const item of [...list.children]) if (isList(item)) item.previousElementSibling?.append(item)
}

const isList = ({ localName }: Element) => localName === 'ol' || localName === 'ul'

/** Turns the style of a numbered list, which often only its items have, into its type. */
export function setListType(list: Element): void {
  if (list.localName !== 'ol') return
  const [style = ''] = [list, ...list.children]
    .map((element) => readStyleProperty(element, 'list-style(?:-type)?'))
    .filter(Boolean)
  const [, size, kind] = /(lower|upper)-(alpha|latin|roman)/.exec(style) ?? []
  const letter = kind === 'roman' ? 'i' : 'a'
  const type = size === 'upper' ? letter.toUpperCase() : letter
  if (kind) list.setAttribute('type', type)
  // Without a type, numbers are drawn as the site draws them.
  if (list.getAttribute('type') === '1') list.removeAttribute('type')
}
