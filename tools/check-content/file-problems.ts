import type { ContentCall } from '../../src/api/calls/calls.ts'
import { readAddress, readMediaAddress } from '../../src/ui/links/address.ts'
import { isBitmap } from '../../src/ui/rich-text/sanitize-html.ts'
import type { ContentSource } from './content-source.ts'
import type { FieldNote } from './field-notes.ts'
import { parse, type PlacedHtml } from './html-problems.ts'
import { linksOf } from './link-problems.ts'
import type { PlacedField } from './placed-fields.ts'
import { error, type Problem, type ProblemOfCall, warning } from './problem.ts'

/** Visitors on a phone pay for each byte. */
const HEAVY_BYTES = 300_000

/** Few requests at once, because the backend also answers visitors. */
const AT_ONCE = 2

interface PlacedFile {
  call: ContentCall
  field: string
  address: string
  shown?: FieldNote['picture']
}

export function filesOf(
  call: ContentCall,
  fields: PlacedField[],
  texts: PlacedHtml[],
): PlacedFile[] {
  const own = fields.flatMap(({ field, note, value, path }) =>
    field.kind === 'file' && typeof value === 'string'
      ? [{ call, field: path(), address: value, shown: note?.picture }]
      : [],
  )
  const pictures = texts.flatMap(({ field, html }) =>
    [...parse(html).querySelectorAll('img')].map((image) => ({
      call,
      field,
      address: image.getAttribute('src') ?? '',
    })),
  )
  const linked = linksOf(fields, texts)
    .filter(({ href }) => readAddress(href)?.kind === 'file')
    .map(({ field, href }) => ({ call, field, address: href }))
  return [...own, ...pictures, ...linked]
}

/** Requests each file once. A problem names the first field that contains its address. */
export async function fileProblems(
  files: PlacedFile[],
  source: ContentSource,
): Promise<ProblemOfCall[]> {
  const waiting = [...Map.groupBy(files, ({ address }) => address).values()]
  const found: ProblemOfCall[] = []
  const work = async () => {
    for (let places = waiting.shift(); places; places = waiting.shift()) {
      const [first] = places
      if (!first) continue
      const elsewhere = places.length > 1 ? ` (named in ${places.length} places)` : ''
      for (const problem of await problemsOfFile(first, places, source)) {
        found.push({ ...problem, message: problem.message + elsewhere, call: first.call })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

async function problemsOfFile(
  { field, address }: PlacedFile,
  places: PlacedFile[],
  source: ContentSource,
): Promise<Problem[]> {
  const name = `names ${address.length > 80 ? `${address.slice(0, 40)}…` : address}, which`
  const lost = (why: string) => [error('link leads nowhere', field, `${name} ${why}`)]
  if (!readMediaAddress(address) && !isBitmap(address)) return lost('is no address of a file')
  const file = await source.file(address)
  if ('fault' in file) return lost(file.fault)

  const problems: Problem[] = []
  if (file.picture && file.bytes > HEAVY_BYTES) {
    const weight = `weighs ${Math.round(file.bytes / 1000)} kB: at most 300 kB`
    problems.push(warning('picture too heavy', field, `${name} ${weight}`))
  }
  const { pixels } = file
  const [largest] = places.flatMap(({ shown }) => shown ?? []).toSorted((a, b) => b.width - a.width)
  if (pixels && largest && (pixels.width < largest.width || pixels.height < largest.height)) {
    const sizes = `has ${pixels.width} × ${pixels.height} pixels and is shown at ${largest.width} × ${largest.height}`
    problems.push(warning('picture too small', field, `${name} ${sizes}`))
  }
  return problems
}
