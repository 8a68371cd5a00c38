import { isPlainObject } from '../../src/isomorphic/is-plain-object.ts'
import { ContentError } from './content-error.ts'

/** A prerendered page contains a text four times, and has at most half a million characters. */
const MAX_TEXT_CHARACTERS = 100_000

/** No page shows a longer record. All nine records of a site of this size have about 100 kB. */
const MAX_RECORD_CHARACTERS = 2 ** 20

/** A picture within a text, as an editor's program writes it if somebody pastes it. */
const PASTED_PICTURE = /\bsrc\s*=\s*(["']?)data:[^"'\s>]*\1|^\s*data:\S*$/gi

/** A text that no page can show whole. `field` is its path in the payload: `serviceItems[2].description`. */
export interface LargeText {
  field: string
  characters: number
  /** The pictures pasted into it. */
  pictures: number
}

/** Leaves the pasted pictures out of the texts that are too large with them, and lists these texts. */
export function leaveOutPastedPictures(
  value: unknown,
  field = '',
): { value: unknown; large: LargeText[] } {
  if (typeof value === 'string') return shorten(value, field)
  if (!Array.isArray(value) && !isPlainObject(value)) return { value, large: [] }
  const large: LargeText[] = []
  const keep = (member: unknown, path: string) => {
    const kept = leaveOutPastedPictures(member, path)
    large.push(...kept.large)
    return kept.value
  }
  const kept = Array.isArray(value)
    ? value.map((item, index) => keep(item, `${field}[${index}]`))
    : Object.fromEntries(
        Object.entries(value).map(([name, member]) => [
          name,
          keep(member, field === '' ? name : `${field}.${name}`),
        ]),
      )
  return { value: kept, large }
}

function shorten(text: string, field: string): { value: string; large: LargeText[] } {
  const { length } = text
  if (length <= MAX_TEXT_CHARACTERS) return { value: text, large: [] }
  const pictures = text.match(PASTED_PICTURE)?.length ?? 0
  return {
    value: text.replaceAll(PASTED_PICTURE, ''),
    large: [{ field, characters: length, pictures }],
  }
}

/** Throws a ContentError if a record is too large to be shown, even without its pasted pictures. */
export function requireShowable(siteText: string, large: LargeText[]): void {
  if (siteText.length <= MAX_RECORD_CHARACTERS) return
  const [largest] = large.toSorted((a, b) => b.characters - a.characters)
  throw new ContentError('more than 1 MB', largest && `, most of it in ${largest.field}`)
}

/** The end of a sentence that begins with the field. */
export function largeTextProblem({ characters, pictures }: LargeText): string {
  const size = `has ${Math.round(characters / 1000)} thousand characters`
  return pictures > 0
    ? `${size} with ${pictures} pasted ${pictures === 1 ? 'picture' : 'pictures'}, which the site leaves out`
    : `${size}, so its page may not be prerendered`
}
