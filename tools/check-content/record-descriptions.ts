import type { RecordShapes } from '../../src/api/all-endpoints.ts'
import type { ValueField } from '../../src/api/wire/fields.ts'
import type { ContentCall } from '../../src/isomorphic/calls.ts'

/** What a text that all languages share is for. `src/api` does not say it: the site needs no check. */
export type SharedFormat = 'phone' | 'email' | 'profile' | 'page'

interface Picture {
  /** The size at which the page shows it, in CSS pixels. */
  width: number
  height: number
}

export interface FieldDescription {
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
  /** Whether the headings of the text have addresses. */
  hasAnchors?: boolean
}

interface RecordDescription<Declared> {
  title: string
  /** A drawing of the page in characters, with the numbers that the descriptions refer to. */
  sketch: string
  fields: FieldDescriptionsOf<Declared>
}

/** A description of each field, in the structure of the declaration. */
export type FieldDescriptionsOf<Declared> =
  Declared extends ValueField<'shared'>
    ? FieldDescription & { holds: SharedFormat }
    : Declared extends ValueField
      ? FieldDescription
      : Declared extends { item: infer Inner } | { parts: infer Inner } | readonly (infer Inner)[]
        ? Declared extends readonly unknown[]
          ? FieldDescriptionsOf<Inner>[]
          : FieldDescriptionsOf<Inner>
        : { [Name in keyof Declared]: FieldDescriptionsOf<Declared[Name]> }

const BANNER = { width: 2160, height: 648 }
const SLIDE = { width: 2160, height: 1215 }
const BACKDROP = { width: 1920, height: 720 }
const BESIDE = { width: 1200, height: 900 }
const SERVICE = { width: 800, height: 600 }
const REASON = { width: 640, height: 480 }
const CARD = { width: 960, height: 640 }
const ICON = { width: 48, height: 48 }
const PREVIEW = { width: 1200, height: 630 }
const ALONE = 'the text is shown alone'

const describe = (what: string, empty: string, picture?: Picture): FieldDescription => ({
  what,
  empty,
  ...(picture && { picture }),
})
const label = (what: string) => describe(what, "the site's own word, but no link in the footer")
const part = (what: string) => describe(what, 'this part is missing')
const shared = (holds: SharedFormat, what: string, empty = 'this part is missing') => ({
  ...describe(what, empty),
  holds,
})
const article = (what: string) => ({ ...part(what), hasAnchors: true })
const last = (what: string) =>
  describe(`8: ${what}`, 'all of 8 is missing: it needs all four parts')
const banner = (place: string) =>
  describe(`${place}: picture behind the heading of the page`, 'the banner is plain', BANNER)
const withoutReadMore = (place: string) => ({
  title: part(`${place}: heading`),
  description: part(`${place}: text`),
  file: {
    ...describe(`${place}: picture or video (mp4, webm, ogg, mov, avi, mkv)`, ALONE, BESIDE),
    takesVideo: true,
  },
})
const block = (place: string) => ({
  ...withoutReadMore(place),
  readMoreLink: describe(`${place}: where the button leads`, 'there is no button'),
  readMoreLabel: describe(`${place}: text of the button`, "'Read More'"),
})
const cards = (place: string) => ({
  image: describe(`${place}: picture of a card`, 'there is no picture', CARD),
  title: part(`${place}: heading of the card`),
  description: part(`${place}: text of the card`),
})

/** What `docs/content.md` and `docs/openapi.json` say of each record and of its declared fields. */
export const RECORD_DESCRIPTIONS: { [Call in ContentCall]: RecordDescription<RecordShapes[Call]> } =
  {
    'navbar-data': {
      title: 'Navigation: header and footer of every page',
      sketch: `
┌────────────────────────────────────────────────┐
│ 1 home  2 about  3 investors  4 residents …  5 │
└────────────────────────────────────────────────┘`,
      fields: {
        home: label('1: first entry'),
        about: label('2: opens the list of the next two'),
        aboutFez: label('in the list of 2; heading of /about-FEZ'),
        aboutArmenia: label('in the list of 2; heading of /about-armania'),
        investors: label('3: opens the list of the next two'),
        typeOfInvestment: label('in the list of 3'),
        infrastructure: label('in the list of 3'),
        residents: label('4: opens the list of the next three'),
        howToBecomeResident: label('in the list of 4; heading of /residents'),
        residentIncentives: label('in the list of 4; heading of /preferences-incentives'),
        ourResidents: label('in the list of 4; heading of /our-residenst'),
        services: label('entry and heading of /services'),
        contact: label('entry and heading of /contact'),
        callNowText: label('5: words beside the number'),
        callNowNumber: shared('phone', '5: the number that is dialled', 'all of 5 is missing'),
      },
    },
    'contact-us': {
      title: 'Contact: /contact, the strip above the header, the footer',
      sketch: `
┌──────────────────────────────┐
│ 2 phone   3 email     (strip)│
│ 1 banner                     │
│ form      │ 7 answer times   │
│ map       │ 4 address, 3, 2, │
│           │ 5                │
│ 6 description                │
└──────────────────────────────┘`,
      fields: {
        banner: banner('1'),
        address: part('4: postal address; also in the footer'),
        description: article('6: text beneath all others; the form links to its headings'),
        email: shared('email', '3: email address'),
        phone: shared('phone', '2: telephone number'),
        answerTimes: part(
          '7: what somebody who writes may expect; a heading and a list of terms (`<dl>`)',
        ),
        facebook: shared('profile', "5: the zone's page there, for an icon"),
        linkedin: shared('profile', '5: the same'),
        instagram: shared('profile', '5: the same'),
        twitter: shared('profile', '5: the same'),
      },
    },
    'get-home-page': {
      title: 'Home: /',
      sketch: `
┌──────────────────────────┐
│ 1 slides, full width     │
│ 2 picture │ text         │
│ 3 three services         │
│ 4 text    │ picture      │
│ 5 numbers that count up  │
│ 6 reasons, a carousel    │
│ 7 short texts            │
│ 8 end: text and button   │
└──────────────────────────┘`,
      fields: {
        slides: {
          image: describe('1: picture of a slide, behind its text', 'the slide is plain', SLIDE),
          title: part('1: heading of the slide'),
          description: part('1: text of the slide'),
          link: describe("1: where 'Learn more' leads", 'there is no button'),
        },
        informative1: block('2'),
        services: {
          title: describe('3: heading', 'all of 3 is missing'),
          description: part('3: text under the heading'),
          items: [1, 2, 3].map((number) => ({
            image: describe(`3: picture of service ${number}`, 'there is no picture', SERVICE),
            title: part(`3: heading of service ${number}`),
            description: part(`3: text of service ${number}`),
          })),
        },
        informative2: block('4'),
        goalsBanner: describe('5: picture behind the numbers', 'the background is plain', BACKDROP),
        goals: {
          image: describe('5: icon above a number', 'there is no icon', ICON),
          count: part("5: the number, or a text with one ('1,200+')"),
          title: part('5: what is counted'),
        },
        reasons: {
          image: describe('6: picture of a reason', "the site's own picture", REASON),
          title: part('6: heading of the reason'),
          description: part('6: text of the reason'),
        },
        textsBanner: describe('7: picture behind the texts', 'the background is plain', BACKDROP),
        texts: { description: part('7: a short text') },
        informative3: {
          title: last('heading'),
          description: last('text'),
          file: describe('not shown: 8 has no picture', 'nothing changes'),
          readMoreLink: last('where the button leads'),
          readMoreLabel: last('text of the button'),
        },
      },
    },
    'get-service-page': {
      title: 'Services: /services',
      sketch: `
┌──────────────────────────┐
│ 1 banner                 │
│ 2 text │ 3 picture       │
│ 4 card │ 4 card │ 4 card │
│ 5 rest of the text       │
└──────────────────────────┘`,
      fields: {
        banner: banner('1'),
        description: article('2: text about all services; from its first heading on, 5'),
        mainImage: describe('3: picture beside the text', ALONE, BESIDE),
        services: cards('4'),
      },
    },
    'get-our-residents-page': {
      title: 'Our residents: /our-residenst',
      sketch: `
┌─────────────────┐
│ 1 banner        │
│ 2 card │ 2 card │
└─────────────────┘`,
      fields: {
        banner: banner('1'),
        residents: {
          ...cards('2'),
          title: { ...part('2: name of the resident'), mayBeName: true },
        },
      },
    },
    'get-about-page': {
      title: 'About the FEZ: /about-FEZ',
      sketch: `
┌────────────────────┐
│ 1 banner           │
│ 2 picture │ text   │
│ 3 text │ picture   │
└────────────────────┘`,
      fields: {
        banner: banner('1'),
        informative1: withoutReadMore('2'),
        informative2: withoutReadMore('3'),
      },
    },
    'get-become-resident-page': {
      title: 'How to become a resident: /residents',
      sketch: `
┌────────────────────┐
│ 1 banner           │
│ 2 picture │ text   │
│ 3 long text        │
└────────────────────┘`,
      fields: {
        banner: banner('1'),
        informative: block('2'),
        title: part('3: heading'),
        description: article('3: the steps, tables, documents'),
      },
    },
    'get-resident-incentives-page': {
      title: 'Resident incentives: /preferences-incentives',
      sketch: `
┌────────────────────┐
│ 1 banner           │
│ 2 text │ picture   │
│ 3 long text        │
└────────────────────┘`,
      fields: {
        banner: banner('1'),
        informative: block('2'),
        description: article('3: the incentives one by one'),
      },
    },
    'meta-tags': {
      title: 'Search results and link previews',
      sketch: `
┌──────────────────┐
│ 4 picture        │   a link that somebody sends
│ 2 title          │
│ 3 description    │
└──────────────────┘`,
      fields: {
        page: shared(
          'page',
          "the page: 'home', or a part of its address, such as 'services'",
          'the record is not used',
        ),
        title: describe(
          '2: title, at most 60 characters',
          "the page's heading and the name of the site",
        ),
        description: describe('3: description, at most 160 characters', 'none'),
        keywords: describe('words for search engines, separated by commas', 'none'),
        image: describe(
          '4: picture, a JPEG or PNG (drawings are not shown)',
          'a preview without a picture',
          PREVIEW,
        ),
      },
    },
  }

/** The address of the page that a record is for, if it is for one. */
export function pageOf(call: ContentCall): string | undefined {
  return /: (\/[^\s,]*)/.exec(RECORD_DESCRIPTIONS[call].title)?.[1]
}
