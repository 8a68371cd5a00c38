import { CALLS, CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { CONTENT_RECORDS } from '../../src/api/records/content-records.ts'
import { OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'
import { noteOf } from './field-notes.ts'
import { type FieldKind, isPerLanguage, ReadRecord, spelledFlat } from './read-record.ts'

/** A field that the site reads. The key `sliderItems.title` means a field of each list item. */
export interface ReadableField {
  key: string
  kind: FieldKind
}

/** The fields that the reader of a call asks for, in the order of their notes. */
export function readableFields(call: ContentCall): ReadableField[] {
  const record = new ReadRecord({})
  CONTENT_RECORDS[call].read(record)
  const of = ({ fields }: ReadRecord, spell: (name: string) => string) =>
    fields.map(({ kind, names: [name = ''] }) => ({ key: spell(name), kind }))
  const fields = [
    ...of(record, (name) => name),
    ...record.blocks.flatMap(({ name, block }) => of(block, (field) => spelledFlat(name, field))),
    ...record.lists.flatMap(({ name, blank }) =>
      of(blank, (field) => (name === '' ? field : `${name}.${field}`)),
    ),
  ]
  const order = Object.keys(noteOf(call).fields)
  return fields.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
}

/** For each record, the fields without a note and the notes without a field. */
export function missingNotes(): string[] {
  return CONTENT_CALLS.flatMap((call) => {
    const { title, sketch, fields } = noteOf(call)
    const [noted, read] = [Object.keys(fields), readableFields(call).map(({ key }) => key)]
    const lost = read.filter((key) => !noted.includes(key))
    const strange = noted.filter((key) => !read.includes(key))
    const said = [
      ...(title === '' ? ['title'] : []),
      ...(sketch === '' ? ['sketch'] : []),
      ...(lost.length > 0 ? [`fields ${lost.join(', ')}`] : []),
    ]
    return [
      ...(said.length > 0 ? [`The note of ${call} lacks its ${said.join(', its ')}`] : []),
      ...(strange.length > 0 ? [`No reader takes up ${strange.join(', ')} of ${call}`] : []),
    ]
  })
}

/** The tables of `docs/content.md`. */
export function describeContent(): string {
  return CONTENT_CALLS.map(describeRecord).join('\n')
}

function describeRecord(call: ContentCall): string {
  const { title, sketch, fields: notes } = noteOf(call)
  const { query } = CALLS[call] as { query?: Record<string, string> }
  const rows = readableFields(call).map(({ key, kind }) => {
    const note = notes[key]
    const size = note?.picture ? `; ${note.picture.width} × ${note.picture.height}` : ''
    return [
      `\`${key}\``,
      KINDS[kind] + size,
      isPerLanguage(kind) ? OFFERED_LANGUAGES.join(', ') : 'one for all',
      note?.what,
      note?.empty,
    ]
  })
  const header = ['field', 'kind', 'languages', 'what it is', 'if it is empty']
  return [
    `### ${title}`,
    '',
    `\`GET /fez/${call}${query ? `?${new URLSearchParams(query)}` : ''}\``,
    '',
    '```',
    sketch.trim(),
    '```',
    '',
    ...table([header, ...rows.map((row) => row.map((cell) => cell ?? ''))]),
    '',
  ].join('\n')
}

const KINDS: Record<FieldKind, string> = {
  text: 'text',
  html: 'HTML',
  link: 'address',
  shared: 'text',
  file: 'file',
  count: 'number',
}

/** The lines of a Markdown table. As in the formatter's, a column is as wide as its widest cell. */
function table(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join(' | ')} |`
  const [header = [], ...body] = rows
  return [
    line(header),
    line(header.map((_, column) => '-'.repeat(widths?.[column] ?? 0))),
    ...body.map(line),
  ]
}
