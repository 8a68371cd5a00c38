import type { ContentCall } from '../../src/api/calls/calls.ts'
import { readAddress, readMediaAddress } from '../../src/ui/links/address.ts'
import { isBitmap } from '../../src/ui/rich-text/sanitize-html.ts'
import type { ContentSource } from './content-source.ts'
import { noteOf } from './field-notes.ts'
import type { Finding } from './finding.ts'
import { parse, type PlacedHtml } from './html-findings.ts'
import { linksOf } from './link-findings.ts'
import type { PlacedField } from './placed-fields.ts'

/** Visitors on a phone pay for each byte. */
const HEAVY_BYTES = 300_000

/** Few requests at once, because the backend also answers visitors. */
const AT_ONCE = 2

export interface PlacedFile {
  call: ContentCall
  field: string
  address: string
  /** The size at which the page shows it, in CSS pixels. */
  shown?: { width: number; height: number } | undefined
}

export function filesOf(
  call: ContentCall,
  fields: PlacedField[],
  texts: PlacedHtml[],
): PlacedFile[] {
  const own = fields.flatMap(({ kind, key, value, path }) =>
    kind === 'file' && typeof value === 'string'
      ? [{ call, field: path(), address: value, shown: noteOf(call).fields[key]?.picture }]
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

/** Requests each file once. A finding names the first field that contains its address. */
export async function fileFindings(files: PlacedFile[], source: ContentSource): Promise<Finding[]> {
  const byAddress = Map.groupBy(files, ({ address }) => address)
  const waiting = [...byAddress.values()]
  const findings: Finding[] = []
  const work = async () => {
    for (let places = waiting.shift(); places; places = waiting.shift()) {
      findings.push(...(await lookAt(places, source)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return findings
}

async function lookAt(places: PlacedFile[], source: ContentSource): Promise<Finding[]> {
  const [first] = places
  if (!first) return []
  const { call, field, address } = first
  const name = address.length > 80 ? `${address.slice(0, 40)}…` : address
  const elsewhere = places.length > 1 ? ` (named in ${places.length} places)` : ''
  const finding = (level: Finding['level'], kind: Finding['kind'], says: string) => ({
    level,
    kind,
    call,
    field,
    says: `names ${name}, ${says}${elsewhere}`,
  })
  if (!readMediaAddress(address) && !isBitmap(address)) {
    return [finding('error', 'link leads nowhere', 'which is no address of a file')]
  }
  const file = await source.file(address)
  if ('fault' in file) return [finding('error', 'link leads nowhere', `which ${file.fault}`)]

  const findings: Finding[] = []
  if (file.picture && file.bytes > HEAVY_BYTES) {
    const weight = `${Math.round(file.bytes / 1000)} kB`
    findings.push(finding('warning', 'picture too heavy', `which weighs ${weight}: at most 300 kB`))
  }
  const { pixels } = file
  const largest = places
    .flatMap(({ shown }) => shown ?? [])
    .toSorted((a, b) => b.width - a.width)[0]
  if (pixels && largest && (pixels.width < largest.width || pixels.height < largest.height)) {
    findings.push(
      finding(
        'warning',
        'picture too small',
        `which has ${pixels.width} × ${pixels.height} pixels and is shown at ${largest.width} × ${largest.height}`,
      ),
    )
  }
  return findings
}
