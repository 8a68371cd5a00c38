import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  EMBEDDED_ELEMENTS,
  RENAMED_ELEMENTS,
} from '../../src/ui/rich-text/allowed-html.ts'
import { addressOfEmbedded } from '../../src/ui/rich-text/link-to-embedded.ts'
import type { LocatedText } from './located-fields.ts'
import { note, warning } from './problem.ts'

/** Reports HTML that the site leaves out or changes. */
export function htmlProblems(texts: LocatedText[]) {
  return [leftOut, videosAsLinks, headingsOutOfOrder].flatMap((find) => texts.flatMap(find))
}

const KNOWN_ELEMENTS = new Set([
  ...ALLOWED_ELEMENTS,
  ...EMBEDDED_ELEMENTS,
  ...Object.keys(RENAMED_ELEMENTS),
  'source',
])

/** Reports the elements and attributes that the site does not show. */
function leftOut({ field, text }: LocatedText) {
  const [known, unknown] = [true, false].map((isKnown) =>
    elementsIn(text, '*').filter(({ localName }) => KNOWN_ELEMENTS.has(localName) === isKnown),
  )
  const attributes = (known ?? [])
    .filter(({ localName }) => !EMBEDDED_ELEMENTS.includes(localName))
    .flatMap((element) =>
      Array.from(element.attributes, ({ name }) => ({ name, of: element.localName })),
    )
    .filter(({ name }) => !ALLOWED_ATTRIBUTES.includes(name))
  const lost = counted((unknown ?? []).map(({ localName }) => `<${localName}>`))
  const looks = counted(attributes.map(({ name, of }) => `${name} of <${of}>`))
  return [
    ...(lost
      ? [warning('HTML left out', field, `has elements that the site leaves out: ${lost}`)]
      : []),
    ...(looks
      ? [note('HTML left out', field, `has styles that the site leaves out: ${looks}`)]
      : []),
  ]
}

function counted(names: string[]): string {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => (length > 1 ? `${name} (${length} times)` : name))
    .join(', ')
}

/** Reports videos and frames, which the site shows as links. */
function videosAsLinks({ field, text }: LocatedText) {
  return elementsIn(text, EMBEDDED_ELEMENTS.join()).flatMap((embedded) => {
    const address = addressOfEmbedded(embedded)
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
