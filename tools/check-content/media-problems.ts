import { RESERVED_PATHS } from '../../server/platform/settings/setting-types.ts'
import { parseAddress, safeMediaAddress } from '../../src/addresses/parse-address.ts'
import type { FieldWords } from '../../src/api/wire/fields.words.ts'
import { isBitmapDataUrl } from '../../src/html/tidy-images.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import { isVideo, posterOf, readMediaAttributes } from '../../src/ui/media/media-attributes.ts'
import { addressProblem, SITE_ADDRESS } from './address-problem.ts'
import type { ContentToCheck, LoadedFile } from './content-to-check.ts'
import { isPageFile, linksOf } from './link-problems.ts'
import type { LocatedField, LocatedText } from './located-fields.ts'
import { error, type Problem, type ProblemOfCall, warning } from './problem.ts'
import { attributesIn } from './read-html.ts'

/** Visitors on a phone pay for each byte. */
const HEAVY_BYTES = 300_000
const HEAVY_VIDEO_BYTES = 30_000_000

/** Ends each address in a `srcset`. */
const SIZE = / \d+w(?:,|$)/

const PICTURES = 'pictures'

/** A file that a field names, and the size at which the page shows it. */
interface NamedFile extends LocatedText {
  call: ContentCall
  shown?: FieldWords['picture']
  showsOnly?: 'pictures' | 'pictures and videos'
}

export function namedFiles(
  call: ContentCall,
  fields: LocatedField[],
  html: LocatedText[],
): NamedFile[] {
  const named = fields
    .filter(({ field }) => field.kind === 'file')
    .flatMap(({ texts, words }) =>
      texts.map((text) => ({
        ...text,
        shown: words?.picture,
        showsOnly: words?.takesVideo ? ('pictures and videos' as const) : PICTURES,
      })),
    )
  const images = attributesIn(html, 'img', 'src').map((text) => ({ ...text, showsOnly: PICTURES }))
  // A wrong address of a link is reported with the links.
  const linked = linksOf(fields, html).filter(
    ({ text }) =>
      !addressProblem(text) &&
      parseAddress(text, SITE_ADDRESS)?.kind === 'file' &&
      !isPageFile(new URL(text, SITE_ADDRESS).pathname),
  )
  const others = named.flatMap(otherFilesOf)
  return [...named, ...others, ...images, ...linked].map((file) => ({ ...file, call }))
}

/** The other sizes of a picture and the poster of a video, which the fragment of an address names. */
function otherFilesOf(named: LocatedText): Omit<NamedFile, 'call'>[] {
  const [own] = named.text.split('#')
  const { srcSet = '', also } = readMediaAttributes(named.text)
  return [...srcSet.split(SIZE), ...(also?.srcSet ?? '').split(SIZE)]
    .concat(posterOf(named.text, SITE_ADDRESS) ?? [])
    .filter((text) => text !== '' && text !== own)
    .map((text) => ({ field: named.field, text, showsOnly: PICTURES }))
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
  const unforwarded = new Map<string, NamedFile[]>()
  for (const [address, named] of Map.groupBy(files, ({ text }) => text)) {
    const [first] = named
    if (!first) continue
    const slip = slipOf(address)
    const file = slip ? undefined : await source.file(address)
    if (file && 'unforwarded' in file) {
      unforwarded.set(file.unforwarded, [...(unforwarded.get(file.unforwarded) ?? []), ...named])
      continue
    }
    const elsewhere = named.length > 1 ? ` (named in ${named.length} places)` : ''
    const name = `names ${address.length > 80 ? `${address.slice(0, 40)}…` : address}, which`
    for (const problem of slip ? [slip] : file ? problemsOfFile(named, address, file) : []) {
      const message = `${name} ${problem.message}${elsewhere}`
      problems.push({ ...problem, field: first.field, message, call: first.call })
    }
  }
  return [...unforwardedProblems(unforwarded), ...problems]
}

/** One cause is reported once, and not for each file. */
function unforwardedProblems(folders: Map<string, NamedFile[]>): ProblemOfCall[] {
  return [...folders].flatMap(([folder, [first, ...others]]) => {
    if (!first) return []
    const count = others.length > 0 ? ` and ${others.length} more` : ''
    const message = `names ${first.text}${count} in ${folder}, which the site does not pass on`
    const fix = RESERVED_PATHS.includes(folder)
      ? `Tell whoever runs the site: ${folder} is the site's own, so the CMS has to give its files another path.`
      : `Tell whoever runs the site: MEDIA_PATHS lacks ${folder}.`
    const problem = error('folder that is not passed on', first.field, message, fix)
    return [{ ...problem, call: first.call }]
  })
}

function lost(why: string, fix?: string): Problem {
  return error('link leads nowhere', '', why, fix)
}

function slipOf(address: string): Problem | undefined {
  if (isBitmapDataUrl(address)) return undefined
  const slip = addressProblem(address)
  if (slip) return lost(slip.message, slip.fix)
  return safeMediaAddress(address, SITE_ADDRESS) ? undefined : lost('is no address of a file')
}

function problemsOfFile(
  named: NamedFile[],
  address: string,
  file: Exclude<LoadedFile, { unforwarded: string }>,
): Problem[] {
  if ('failure' in file) return [lost(file.failure)]
  const { type, bytes, pixels } = file
  const problems: Problem[] = []
  if (type.startsWith('image/') && bytes > HEAVY_BYTES) {
    const weight = `weighs ${Math.round(bytes / 1000)} kB: at most 300 kB`
    problems.push(warning('picture too heavy', '', weight))
  }
  if (type.startsWith('video/')) {
    const endsAsVideo = isVideo(address)
    if (named.some(({ showsOnly }) => showsOnly === PICTURES || (showsOnly && !endsAsVideo))) {
      const why = endsAsVideo ? 'this place shows only pictures' : 'its address does not end as one'
      problems.push(error('video in place of a picture', '', `is a video, and ${why}`))
    }
    if (bytes > HEAVY_VIDEO_BYTES) {
      const weight = `weighs ${Math.round(bytes / 1_000_000)} MB: at most 30 MB`
      problems.push(warning('video too heavy', '', weight))
    }
  }
  const [mediaType = ''] = type.split(';')
  const [showsOnly] = named.flatMap((one) => one.showsOnly ?? [])
  // A browser shows a picture whose sender does not tell its type.
  if (showsOnly && !/^(?:image\/.*|video\/.*|.*\/octet-stream|)$/.test(mediaType)) {
    const why = `is ${mediaType}, and this place shows only ${showsOnly}`
    problems.push(error('no picture', '', why))
  }
  const [largest] = named.flatMap(({ shown }) => shown ?? []).toSorted((a, b) => b.width - a.width)
  if (!pixels || !largest) return problems
  const sizes = `has ${pixels.width} × ${pixels.height} pixels and is shown at ${largest.width} × ${largest.height}`
  if (pixels.width < largest.width || pixels.height < largest.height) {
    problems.push(warning('picture too small', '', sizes))
  } else if (pixels.height > pixels.width && largest.width > largest.height) {
    problems.push(warning('picture of another shape', '', `${sizes}, so most of it is cut off`))
  }
  return problems
}
