interface Item {
  element: Element
  /** 0 in the outermost list. */
  depth: number
  kind: 'ol' | 'ul'
}

/**
 * Rebuilds lists: Quill writes one `ol` for all kinds and depths, Word writes paragraphs, and
 * Google Docs writes a deeper list beside its item instead of in it.
 */
export function tidyLists(body: Element): void {
  const quill = [...body.querySelectorAll('ol')].filter((list) =>
    [...list.children].some((item) => item.hasAttribute('data-list')),
  )
  for (const list of quill) {
    const items = [...list.children].map((element) => ({
      element,
      depth: levelIn(element.getAttribute('class'), /ql-indent-(\d)/),
      kind: element.getAttribute('data-list') === 'ordered' ? ('ol' as const) : ('ul' as const),
    }))
    list.replaceWith(...nested(items))
  }

  const [...word] = body.querySelectorAll('p[style*="mso-list"]')
  while (word.length > 0) {
    const run = word.splice(
      0,
      word.findIndex((one, at) => word[at + 1] !== one.nextElementSibling) + 1,
    )
    const place = body.ownerDocument.createElement('ul')
    run[0]?.before(place)
    place.replaceWith(...nested(run.map(wordItem)))
  }

  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    list.previousElementSibling?.append(list)
  }
}

function wordItem(paragraph: Element): Item {
  const marker = paragraph.querySelector('[style*="mso-list"]')
  const kind = marker && /^[\s\u00a0]*\w+[.)]/.test(marker.textContent) ? 'ol' : 'ul'
  marker?.remove()
  const element = paragraph.ownerDocument.createElement('li')
  element.append(...paragraph.childNodes)
  const depth = levelIn(paragraph.getAttribute('style'), /mso-list:.*?level(\d)/) - 1
  paragraph.remove()
  return { element, depth: Math.max(0, depth), kind }
}

function levelIn(text: string | null, pattern: RegExp): number {
  return Number(text?.match(pattern)?.[1] ?? 0)
}

/** Each deeper list goes into the item before it, also if a level between them is missing. */
function nested(items: Item[]): Element[] {
  const made: Element[] = []
  /** The open lists, the outermost first. */
  const open: { list: Element; depth: number }[] = []
  for (const { element, depth, kind } of items) {
    const isOver = (one: (typeof open)[number] | undefined) =>
      one && (one.depth > depth || (one.depth === depth && one.list.localName !== kind))
    while (isOver(open.at(-1))) open.pop()
    if (open.at(-1)?.depth !== depth) {
      const list = element.ownerDocument.createElement(kind)
      const within = open.at(-1)?.list.lastElementChild
      if (within) within.append(list)
      else made.push(list)
      open.push({ list, depth })
    }
    open.at(-1)?.list.append(element)
  }
  return made
}
