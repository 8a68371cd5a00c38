import { quoted } from '../../build/texts/text-problem.ts'
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  EMBEDDED_ELEMENTS,
  RENAMED_ELEMENTS,
} from '../../src/html/allowed-html.ts'
import { addressOfEmbedded } from '../../src/html/link-to-embedded.ts'
import type { LocatedText } from './located-fields.ts'
import { note, warning } from './problem.ts'
import { elementsIn } from './read-html.ts'

/** Reports HTML that the site leaves out or changes. */
export function htmlProblems(texts: LocatedText[]) {
  return [leftOut, seenHtml, videosAsLinks, headingsOutOfOrder].flatMap((find) =>
    texts.flatMap(find),
  )
}

const KNOWN_ELEMENTS = new Set([
  ...ALLOWED_ELEMENTS,
  ...EMBEDDED_ELEMENTS,
  ...Object.keys(RENAMED_ELEMENTS),
  'source',
])

/** Reports the elements and attributes that the site does not show. */
function leftOut({ field, text }: LocatedText) {
  const elements = elementsIn(text, '*')
  const unknown = elements.filter(({ localName }) => !KNOWN_ELEMENTS.has(localName))
  const attributes = elements
    .filter(({ localName }) => KNOWN_ELEMENTS.has(localName))
    .filter(({ localName }) => !EMBEDDED_ELEMENTS.includes(localName))
    .flatMap((element) =>
      Array.from(element.attributes, ({ name, value }) => ({ name, value, of: element.localName })),
    )
    // A link of the text leads there.
    .filter(({ name, value }) => !/^(?:id|name)$/.test(name) || !text.includes(`href="#${value}"`))
    .filter(({ name }) => !ALLOWED_ATTRIBUTES.includes(name))
  const lost = counted(unknown.map(({ localName }) => `<${localName}>`))
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

/** Reports tags and entities that were escaped once too often, and Markdown: visitors see them. */
function seenHtml({ field, text }: LocatedText) {
  const [sign] = /^#{1,6} .*|!?\[[^[\]\n]*\]\([^)\s]*\)|\*\*[^*\n]+\*\*/m.exec(text) ?? []
  if (sign !== undefined) {
    const message = `is Markdown, whose signs visitors see: ${quoted(sign)}`
    return [warning('HTML that is seen', field, message, 'Write it in an editor of HTML.')]
  }
  const [seen] =
    /&lt;\/?[a-z][a-z\d]*(?:[\s/](?:(?!&lt;)[^<>])*?)?&gt;|&amp;(?:[a-z]+|#\d+);/i.exec(text) ?? []
  if (seen === undefined) return []
  const html = quoted(seen.replace('&lt;', '<').replace('&gt;', '>').replace('&amp;', '&'))
  return [warning('HTML that is seen', field, `shows its HTML to visitors: ${html}`)]
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
    if (address === undefined) return []
    const message = `has <${embedded.localName}>, which is shown as a link to ${address}`
    return [note('video as a link', field, message)]
  })
}

/** Reports headings that skip a level or have level 1, which is for the page's title. */
function headingsOutOfOrder({ field, text }: LocatedText) {
  const headings = elementsIn(text, 'h1, h2, h3, h4, h5, h6')
  const levels = headings.map(({ localName }) => Number(localName.slice(1)))
  // The page may show the text under a heading of level 2.
  const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? 2) + 1)
  const message = levels.includes(1)
    ? 'has a heading of level 1, which only the page title may have: the site shows it as level 2'
    : `has the heading ${quoted(headings[skipped]?.textContent ?? '')} of level ${levels[skipped]} ${
        skipped === 0 ? 'at its beginning' : `after one of level ${levels[skipped - 1]}`
      }: a level is skipped`
  return levels.includes(1) || skipped >= 0
    ? [warning('headings out of order', field, message)]
    : []
}
