import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { parseAddress, safeMediaAddress } from '../../src/ui/links/address.ts'
import { isBitmapDataUrl } from '../../src/ui/rich-text/tidy-html.ts'
import { SITE_ADDRESS } from '../support/site-address.ts'
import { addressProblem } from './address-problem.ts'
import type { ContentToCheck } from './content-to-check.ts'
import { linksOf } from './link-problems.ts'
import type { LocatedField, LocatedText } from './located-fields.ts'
import { error, type Problem, type ProblemOfCall, warning } from './problem.ts'
import { attributesIn } from './read-html.ts'
import type { FieldDescription } from './record-descriptions.ts'

/** Visitors on a phone pay for each byte. */
const HEAVY_BYTES = 300_000

/** A file that a field names, and the size at which the page shows it. */
interface NamedFile extends LocatedText {
  call: ContentCall
  shown?: FieldDescription['picture']
}

export function namedFiles(
  call: ContentCall,
  fields: LocatedField[],
  html: LocatedText[],
): NamedFile[] {
  const named = fields
    .filter(({ field }) => field.kind === 'file')
    .flatMap(({ texts, description }) =>
      texts.map((text) => ({ ...text, shown: description?.picture })),
    )
  // A wrong address of a link is reported with the links.
  const linked = linksOf(fields, html).filter(
    ({ text }) => !addressProblem(text) && parseAddress(text, SITE_ADDRESS)?.kind === 'file',
  )
  return [...named, ...attributesIn(html, 'img', 'src'), ...linked].map((file) => ({
    ...file,
    call,
  }))
}

/**
 * Requests each file once, and one after another, because the backend also answers visitors. A problem
 * names the first field that contains the file's address.
 */
export async function mediaProblems(
  files: NamedFile[],
  source: ContentToCheck,
): Promise<ProblemOfCall[]> {
  const problems: ProblemOfCall[] = []
  for (const [address, named] of Map.groupBy(files, ({ text }) => text)) {
    const [first] = named
    if (!first) continue
    const elsewhere = named.length > 1 ? ` (named in ${named.length} places)` : ''
    const name = `names ${address.length > 80 ? `${address.slice(0, 40)}…` : address}, which`
    for (const problem of await problemsOfFile(named, address, source)) {
      const message = `${name} ${problem.message}${elsewhere}`
      problems.push({ ...problem, field: first.field, message, call: first.call })
    }
  }
  return problems
}

async function problemsOfFile(
  named: NamedFile[],
  address: string,
  source: ContentToCheck,
): Promise<Problem[]> {
  const lost = (why: string, fix?: string) => [error('link leads nowhere', '', why, fix)]
  const slip = isBitmapDataUrl(address) ? undefined : addressProblem(address)
  if (slip) return lost(slip.message, slip.fix)
  if (!safeMediaAddress(address, SITE_ADDRESS) && !isBitmapDataUrl(address))
    return lost('is no address of a file')
  const file = await source.file(address)
  if ('failure' in file) return lost(file.failure)

  const problems: Problem[] = []
  if (file.isPicture && file.bytes > HEAVY_BYTES) {
    const weight = `weighs ${Math.round(file.bytes / 1000)} kB: at most 300 kB`
    problems.push(warning('picture too heavy', '', weight))
  }
  const { pixels } = file
  const [largest] = named.flatMap(({ shown }) => shown ?? []).toSorted((a, b) => b.width - a.width)
  if (pixels && largest && (pixels.width < largest.width || pixels.height < largest.height)) {
    const sizes = `has ${pixels.width} × ${pixels.height} pixels and is shown at ${largest.width} × ${largest.height}`
    problems.push(warning('picture too small', '', sizes))
  }
  return problems
}
