import { isNestedTooDeep } from '../../src/ui/rich-text/nested-too-deep.ts'
import { purifier, sanitizeHtml } from '../../src/ui/rich-text/sanitize-html.ts'
import { addressOfVideo, EMBEDDED } from '../../src/ui/rich-text/tidy-html.ts'
import { type PlacedField, versionsOf } from './placed-fields.ts'
import { error, note, warning } from './problem.ts'

/** An HTML text in one language. */
export interface PlacedHtml {
  field: string
  html: string
}

export function htmlOf(fields: PlacedField[]): PlacedHtml[] {
  return fields
    .filter(({ field }) => field.kind === 'html')
    .flatMap(versionsOf)
    .map(({ path, text }) => ({ field: path, html: text }))
}

// Editors' programs write these attributes, and nobody misses them.
const LOOKS = /^(style|class|id|name|background|bgcolor|face|color|size|align|valign|data-.*)$/

/** Reports elements and attributes that the site leaves out. */
export function htmlLeftOut(texts: PlacedHtml[]) {
  return texts.flatMap(({ field, html }) => {
    const { elements, attributes } = leftOutOf(html)
    const named = ({ name, element }: (typeof attributes)[number]) => `${name} of <${element}>`
    const looks = attributes.filter(({ name }) => LOOKS.test(name)).map(named)
    // Links and pictures have their own problems.
    const others = attributes.filter(({ name }) => !LOOKS.test(name) && !/^(href|src)$/.test(name))
    const lost = [...elements.map((element) => `<${element}>`), ...others.map(named)]
    const leftOut = (what: string, names: string[]) =>
      `has ${what} that the site leaves out: ${counted(names)}`
    return [
      ...(lost.length > 0 ? [warning('HTML left out', field, leftOut('elements', lost))] : []),
      ...(looks.length > 0 ? [note('HTML left out', field, leftOut('styles', looks))] : []),
    ]
  })
}

/** The names of what the sanitiser removes: elements, and attributes with their elements. */
function leftOutOf(html: string) {
  sanitizeHtml(html)
  const elements: string[] = []
  const attributes: { name: string; element: string }[] = []
  for (const removed of purifier.removed) {
    if ('element' in removed) {
      if (removed.element instanceof Element) elements.push(removed.element.localName)
    } else if (removed.attribute) {
      const element = removed.from.nodeName.toLowerCase()
      attributes.push({ name: removed.attribute.name, element })
    }
  }
  return { elements, attributes }
}

/** Reports videos and frames, which the site shows as links. */
export function videosAsLinks(texts: PlacedHtml[]) {
  return texts.flatMap(({ field, html }) =>
    [...parse(html).querySelectorAll(EMBEDDED)].flatMap((embedded) => {
      const address = addressOfVideo(embedded)
      const message = `has <${embedded.localName}>, which is shown as a link to ${address ?? ''}`
      return address === undefined ? [] : [note('video as a link', field, message)]
    }),
  )
}

/** Reports headings that skip a level, and those of level 1, which is for the page's title. */
export function headingsOutOfOrder(texts: PlacedHtml[]) {
  return texts.flatMap(({ field, html }) => {
    const levels = [...parse(html).querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.localName.slice(1)),
    )
    const skipped = levels.findIndex((level, place) => level > (levels[place - 1] ?? level) + 1)
    const message = levels.includes(1)
      ? 'has a heading of level 1, which only the page title may have: the site shows it as level 2'
      : `has an h${levels[skipped]} after an h${levels[skipped - 1]}: a level is skipped`
    return levels.includes(1) || skipped > 0
      ? [warning('headings out of order', field, message)]
      : []
  })
}

/** Reports HTML that the site shows without markup, because it is nested too deep. */
export function nestedTooDeep(texts: PlacedHtml[]) {
  const message = 'has hundreds of elements in each other, so only its text is shown'
  return texts
    .filter(({ html }) => isNestedTooDeep(html))
    .map(({ field }) => error('HTML nested too deep', field, message))
}

/** The elements of a text. Nothing in them runs or loads. */
export function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

function counted(names: string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, times]) => (times > 1 ? `${name} (${times} times)` : name))
    .join(', ')
}
