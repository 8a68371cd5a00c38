import type { ContentCall } from '../../src/api/calls/calls.ts'
import { type Language, LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { purifier, sanitizeHtml } from '../../src/ui/rich-text/sanitize-html.ts'
import { addressOfVideo, EMBEDDED } from '../../src/ui/rich-text/tidy-html.ts'
import type { Finding } from './finding.ts'
import type { PlacedField } from './placed-fields.ts'
import { textsOf } from './text-findings.ts'

/** An HTML text in one language. */
export interface PlacedHtml {
  field: string
  html: string
}

export function htmlOf(fields: PlacedField[]): PlacedHtml[] {
  return textsOf(fields.filter(({ kind }) => kind === 'html')).flatMap(({ value, path }) =>
    LANGUAGE_CODES.flatMap((language: Language) => {
      const html = value.values[language]
      return html === undefined ? [] : [{ field: path(language), html }]
    }),
  )
}

// Editors' programs write these attributes, and nobody misses them.
const LOOKS = /^(style|class|id|name|background|bgcolor|face|color|size|align|valign|data-.*)$/

/** Reports elements and attributes that the site leaves out. */
export function htmlLeftOut(call: ContentCall, texts: PlacedHtml[]): Finding[] {
  return texts.flatMap(({ field, html }) => {
    const { elements, attributes } = leftOutOf(html)
    const looks = attributes.filter(({ name }) => LOOKS.test(name))
    // Links and pictures have their own findings.
    const others = attributes.filter(({ name }) => !LOOKS.test(name) && !/^(href|src)$/.test(name))
    const lost = [
      ...elements.map((element) => `<${element}>`),
      ...others.map(({ name, element }) => `${name} of <${element}>`),
    ]
    const found = []
    if (lost.length > 0) {
      found.push({
        level: 'warning' as const,
        says: `has elements that the site leaves out: ${counted(lost)}`,
      })
    }
    if (looks.length > 0) {
      const names = looks.map(({ name, element }) => `${name} of <${element}>`)
      found.push({
        level: 'note' as const,
        says: `has styles that the site leaves out: ${counted(names)}`,
      })
    }
    return found.map((one) => ({ ...one, kind: 'HTML left out', call, field }))
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
export function videosAsLinks(call: ContentCall, texts: PlacedHtml[]): Finding[] {
  return texts.flatMap(({ field, html }) =>
    [...parse(html).querySelectorAll(EMBEDDED)].flatMap((embedded) => {
      const address = addressOfVideo(embedded)
      const says = `has <${embedded.localName}>, which is shown as a link to ${address ?? ''}`
      return address === undefined
        ? []
        : [{ level: 'note' as const, kind: 'video as a link' as const, call, field, says }]
    }),
  )
}

/** Reports headings that skip a level, and those of level 1, which is for the page's title. */
export function headingsOutOfOrder(call: ContentCall, texts: PlacedHtml[]): Finding[] {
  return texts.flatMap(({ field, html }) => {
    const levels = [...parse(html).querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.localName.slice(1)),
    )
    const wrong = levels.includes(1)
      ? 'has a heading of level 1, which only the page title may have: the site shows it as level 2'
      : levels.flatMap((level, place) => {
          const before = levels[place - 1] ?? level
          return level > before + 1
            ? [`has an h${level} after an h${before}: a level is skipped`]
            : []
        })[0]
    return wrong === undefined
      ? []
      : [{ level: 'warning' as const, kind: 'headings out of order', call, field, says: wrong }]
  })
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
