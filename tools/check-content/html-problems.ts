import { purifier, sanitizeHtml } from '../../src/ui/rich-text/sanitize-html.ts'
import { addressOfVideo, EMBEDDED } from '../../src/ui/rich-text/tidy-html.ts'
import type { LocatedText } from './located-fields.ts'
import { note, warning } from './problem.ts'

/** Reports HTML that the site leaves out or changes. */
export function htmlProblems(texts: LocatedText[]) {
  return [leftOut, videosAsLinks, headingsOutOfOrder].flatMap((find) => texts.flatMap(find))
}

// Editors' programs write these attributes, and nobody misses them.
const LOOKS = /^(style|class|id|name|background|bgcolor|face|color|size|align|valign|data-.*)$/

/** Reports the elements and attributes that the sanitiser removes. */
function leftOut({ field, text }: LocatedText) {
  sanitizeHtml(text)
  const lost: string[] = []
  const looks: string[] = []
  for (const removed of purifier.removed) {
    if ('element' in removed) {
      if (removed.element instanceof Element) lost.push(`<${removed.element.localName}>`)
    } else if (removed.attribute) {
      const { name } = removed.attribute
      // Links and pictures have their own problems.
      if (/^(href|src)$/.test(name)) continue
      const named = `${name} of <${removed.from.nodeName.toLowerCase()}>`
      ;(LOOKS.test(name) ? looks : lost).push(named)
    }
  }
  const message = (what: string, names: string[]) =>
    `has ${what} that the site leaves out: ${counted(names)}`
  return [
    ...(lost.length > 0 ? [warning('HTML left out', field, message('elements', lost))] : []),
    ...(looks.length > 0 ? [note('HTML left out', field, message('styles', looks))] : []),
  ]
}

function counted(names: string[]): string {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => (length > 1 ? `${name} (${length} times)` : name))
    .join(', ')
}

/** Reports videos and frames, which the site shows as links. */
function videosAsLinks({ field, text }: LocatedText) {
  return elementsIn(text, EMBEDDED).flatMap((embedded) => {
    const address = addressOfVideo(embedded)
    const message = `has <${embedded.localName}>, which is shown as a link to ${address ?? ''}`
    return address === undefined ? [] : [note('video as a link', field, message)]
  })
}

/** Reports headings that skip a level or have level 1, which is for the page's title. */
function headingsOutOfOrder({ field, text }: LocatedText) {
  const levels = elementsIn(text, 'h1, h2, h3, h4, h5, h6').map((heading) =>
    Number(heading.localName.slice(1)),
  )
  const skipped = levels.findIndex((level, place) => level > (levels[place - 1] ?? level) + 1)
  const message = levels.includes(1)
    ? 'has a heading of level 1, which only the page title may have: the site shows it as level 2'
    : `has an h${levels[skipped]} after an h${levels[skipped - 1]}: a level is skipped`
  return levels.includes(1) || skipped > 0 ? [warning('headings out of order', field, message)] : []
}

/** The values of an attribute in HTML texts. */
export function attributesIn(texts: LocatedText[], selector: string, name: string): LocatedText[] {
  return texts.flatMap(({ field, text }) =>
    elementsIn(text, selector).map((element) => ({
      field,
      text: element.getAttribute(name) ?? '',
    })),
  )
}

/** The elements of a text. Nothing in them runs or loads. */
function elementsIn(html: string, selector: string): Element[] {
  const template = document.createElement('template')
  template.innerHTML = html
  return [...template.content.querySelectorAll(selector)]
}
