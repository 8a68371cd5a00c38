import { RECORD_WORDS } from '../../src/api/all-endpoints.words.ts'
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from '../../src/html/allowed-html.ts'
import { callAddress, CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { guideFields } from '../check-content/declared-fields.ts'
import { formatOf } from '../check-content/field-formats.ts'

/** The elements and attributes that HTML from content may have, for `docs/content.md`. */
export function describeAllowedHtml(): string {
  const named = (names: string[]) => names.map((name) => `\`${name}\``).join(' ')
  return `- elements: ${named(ALLOWED_ELEMENTS.toSorted())}\n- attributes: ${named(ALLOWED_ATTRIBUTES)}\n`
}

/** The table that leads to each record, for `docs/content.md`. */
export function listRecords(): string {
  const rows = CONTENT_CALLS.map((call) => {
    const { title } = RECORD_WORDS[call]
    return `| [${title}](#${anchorOf(title)}) | \`${call}\` |`
  })
  return ['| what to change | record |', '| - | - |', ...rows, ''].join('\n')
}

/** The anchor that Markdown gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-')

/** The tables of `docs/content.md`, which the formatter aligns. */
export function describeContent(): string {
  return CONTENT_CALLS.map(describeRecord).join('\n')
}

function describeRecord(call: ContentCall): string {
  const { title, sketch } = RECORD_WORDS[call]
  const rows = guideFields(call).map((value) => {
    const { key, words } = value
    const { what, empty, picture } = words ?? {}
    const size = picture ? `; ${picture.width} × ${picture.height}` : ''
    return [`\`${key}\``, formatOf(value).name + size, what, empty]
  })
  const header = ['field', 'kind', 'what it is', 'if it is empty']
  return [
    `### ${title}`,
    '',
    `\`GET ${callAddress('', call)}\``,
    '',
    '```',
    sketch.trim(),
    '```',
    '',
    ...[header, header.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n')
}
