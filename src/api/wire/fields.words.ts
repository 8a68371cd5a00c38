import type { ValueField } from './fields.ts'

/** What a text that all languages share is for. The declaration does not say it: the site needs no check. */
export type SharedFormat = 'phone' | 'email' | 'profile' | 'page'

interface Picture {
  /** The size at which the page shows it, in CSS pixels. */
  width: number
  height: number
}

export interface FieldWords {
  /** Describes the field, with its number in the sketch. */
  what: string
  /** Describes what visitors see if it is empty. */
  empty: string
  picture?: Picture
  /** Whether a video may stand in the picture's place. */
  takesVideo?: boolean
  /** What a text that all languages share is for. */
  holds?: SharedFormat
  /** Whether it may be a name, which is the same in all languages. */
  mayBeName?: boolean
  /** Whether the site's own word stands in for it, and not the English text. */
  hasOwnWord?: boolean
  /** Whether the headings of the text have addresses. */
  hasAnchors?: boolean
}

/** What `docs/content.md` and `docs/openapi.json` say of a record and of its declared fields. */
export interface RecordWords<Endpoint extends { shape: unknown }> {
  title: string
  /** The path of the page that the record is for. Some records are for all pages. */
  page?: string
  /** A drawing of the page in characters, with the numbers that the words refer to. */
  sketch: string
  fields: FieldWordsOf<Endpoint['shape']>
}

/** Words for each field, in the structure of the declaration. */
export type FieldWordsOf<Declared> =
  Declared extends ValueField<'shared'>
    ? FieldWords & { holds: SharedFormat }
    : Declared extends ValueField
      ? FieldWords
      : Declared extends readonly (infer Group)[]
        ? FieldWordsOf<Group>[]
        : Declared extends { item: infer Inner } | { parts: infer Inner }
          ? FieldWordsOf<Inner>
          : { [Name in keyof Declared]: FieldWordsOf<Declared[Name]> }

const BANNER = { width: 2160, height: 648 }
export const BESIDE = { width: 1200, height: 900 }
const CARD = { width: 960, height: 640 }
export const ALONE = 'the text is shown alone'

export const describe = (what: string, empty: string, picture?: Picture): FieldWords => ({
  what,
  empty,
  ...(picture && { picture }),
})
export const part = (what: string) => describe(what, 'this part is missing')
export const shared = (holds: SharedFormat, what: string, empty = 'this part is missing') => ({
  ...describe(what, empty),
  holds,
})
export const article = (what: string) => ({ ...part(what), hasAnchors: true })
export const banner = (place: string) =>
  describe(`${place}: picture behind the heading of the page`, 'the banner is plain', BANNER)
export const withoutReadMore = (place: string) => ({
  title: part(`${place}: heading`),
  description: part(`${place}: text`),
  file: {
    ...describe(`${place}: picture or video`, ALONE, BESIDE),
    takesVideo: true,
  },
})
export const block = (place: string) => ({
  ...withoutReadMore(place),
  link: describe(`${place}: where the button leads`, 'there is no button'),
  label: describe(`${place}: text of the button`, "'Read More'"),
})
export const cards = (place: string) => ({
  image: describe(`${place}: picture of a card`, 'there is no picture', CARD),
  title: part(`${place}: heading of the card`),
  description: part(`${place}: text of the card`),
})
