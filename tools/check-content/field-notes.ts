import type { ContentCall } from '../../src/api/calls/calls.ts'

interface Picture {
  /** The size at which the page shows it, in CSS pixels. */
  width: number
  height: number
}

interface FieldNote {
  /** What the field is, with its number in the sketch. */
  what: string
  /** What visitors see if it is empty. */
  empty: string
  picture?: Picture
}

interface RecordNote {
  title: string
  /** A drawing of the page in characters, with the numbers that the notes refer to. */
  sketch: string
  fields: Record<string, FieldNote>
}

const BANNER = { width: 1920, height: 480 }
const BACKDROP = { width: 1920, height: 720 }
const BESIDE = { width: 1200, height: 900 }

/** The notes for `docs/content.md`: one about each field that `src/api` reads. */
const FIELD_NOTES: Partial<Record<ContentCall, RecordNote>> = {
  'navbar-data': {
    title: 'Navigation: header and footer of every page',
    sketch: `
┌───────────────────────────────────────────────┐
│ 1 home  2 about  3 investors  4 residents …  5 │
└───────────────────────────────────────────────┘`,
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
      callNowNumber: { what: '5: the number that is dialled', empty: 'all of 5 is missing' },
    },
  },
  'contact-us': {
    title: 'Contact: /contact, the strip above the header, the footer',
    sketch: `
┌──────────────────────────────┐
│ 2 phone   3 email     (strip)│
│ 1 banner                     │
│ 4 address, 2, 3, 5 │ form    │
│ map                │         │
│ 6 description      │         │
└──────────────────────────────┘`,
    fields: {
      firstBanner: banner('1'),
      address: part('4: postal address; also in the footer'),
      description: part('6: text beneath the map, above the form'),
      contactEmail: part('3: email address'),
      phoneNumber: part('2: telephone number'),
      facebook: part("5: address of the zone's page there, for an icon"),
      linkedin: part('5: the same'),
      instagram: part('5: the same'),
      twitter: part('5: the same'),
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
      'sliderItems.img': {
        what: '1: picture of a slide, behind its text',
        empty: 'the slide is plain',
        picture: { width: 1920, height: 1080 },
      },
      'sliderItems.title': part('1: heading of the slide'),
      'sliderItems.description': part('1: text of the slide'),
      'sliderItems.aboutUrl': { what: "1: where 'Learn more' leads", empty: 'there is no button' },
      ...block('informative1', '2'),
      servicesTitle: { what: '3: heading', empty: 'all of 3 is missing' },
      servicesDescription: part('3: text under the heading'),
      ...service(1),
      ...service(2),
      ...service(3),
      ...block('informative2', '4'),
      goalSectionBanner: {
        what: '5: picture behind the numbers',
        empty: 'the background is plain',
        picture: BACKDROP,
      },
      'goalItems.img': {
        what: '5: icon above a number',
        empty: 'there is no icon',
        picture: { width: 48, height: 48 },
      },
      'goalItems.count': part("5: the number, or a text with one ('1,200+')"),
      'goalItems.title': part('5: what is counted'),
      'choosUsItems.img': {
        what: '6: picture of a reason',
        empty: "the site's own picture",
        picture: { width: 640, height: 480 },
      },
      'choosUsItems.title': part('6: heading of the reason'),
      'choosUsItems.description': part('6: text of the reason'),
      textSectionBanner: {
        what: '7: picture behind the texts',
        empty: 'the background is plain',
        picture: BACKDROP,
      },
      'textItems.description': part('7: a short text'),
      informative3Title: last('heading'),
      informative3Desc: last('text'),
      informative3Image: { what: 'not shown: 8 has no picture', empty: 'nothing changes' },
      informative3ReadMore: last('where the button leads'),
      informative3ReadMoreButton: last('text of the button'),
    },
  },
  'get-service-page': {
    title: 'Services: /services',
    sketch: `
┌──────────────────────────┐
│ 1 banner                 │
│ 2 text │ 3 picture       │
│ 4 card │ 4 card │ 4 card │
└──────────────────────────┘`,
    fields: {
      serviceBanner: banner('1'),
      description: part('2: text about all services'),
      serviceMainImage: {
        what: '3: picture beside the text',
        empty: 'the text is shown alone',
        picture: BESIDE,
      },
      ...cards('serviceItems', '4'),
    },
  },
  'get-our-residents-page': {
    title: 'Our residents: /our-residenst',
    sketch: `
┌─────────────────┐
│ 1 banner        │
│ 2 card │ 2 card │
└─────────────────┘`,
    fields: { ourResidentsBanner: banner('1'), ...cards('ourResidentsItems', '2') },
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
      aboutBanner: banner('1'),
      ...withoutReadMore('informative1', '2'),
      ...withoutReadMore('informative2', '3'),
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
      howToBecomeResidentBanner: banner('1'),
      ...block('informative', '2'),
      title: part('3: heading'),
      description: part('3: the steps, tables, documents'),
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
      residentIncentiveBanner: banner('1'),
      ...block('informative', '2'),
      description: part('3: the incentives one by one'),
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
      page: {
        what: "the page: 'home', or a part of its address, such as 'services'",
        empty: 'the record is not used',
      },
      title: {
        what: '2: title, at most 60 characters',
        empty: "the page's heading and the name of the site",
      },
      description: { what: '3: description, at most 160 characters', empty: 'none' },
      keywords: { what: 'words for search engines, separated by commas', empty: 'none' },
      image: {
        what: '4: picture, a JPEG or PNG (drawings are not shown)',
        empty: 'a preview without a picture',
        picture: { width: 1200, height: 630 },
      },
    },
  },
}

/** Empty for a call without a note: the site works without one, and `content:guide` asks for it. */
export function noteOf(call: ContentCall): RecordNote {
  return FIELD_NOTES[call] ?? { title: '', sketch: '', fields: {} }
}

function label(what: string): FieldNote {
  return { what, empty: "the site's own word, but no link in the footer" }
}

function part(what: string): FieldNote {
  return { what, empty: 'this part is missing' }
}

function last(what: string): FieldNote {
  return { what: `8: ${what}`, empty: 'all of 8 is missing: it needs all four parts' }
}

function banner(place: string): FieldNote {
  return {
    what: `${place}: picture behind the heading of the page`,
    empty: 'the banner is plain',
    picture: BANNER,
  }
}

function withoutReadMore(name: string, place: string): Record<string, FieldNote> {
  return {
    [`${name}Title`]: part(`${place}: heading`),
    [`${name}Desc`]: part(`${place}: text`),
    [`${name}Image`]: {
      what: `${place}: picture or video (mp4, webm, ogg, mov, avi, mkv)`,
      empty: 'the text is shown alone',
      picture: BESIDE,
    },
  }
}

function block(name: string, place: string): Record<string, FieldNote> {
  return {
    ...withoutReadMore(name, place),
    [`${name}ReadMore`]: { what: `${place}: where the button leads`, empty: 'there is no button' },
    [`${name}ReadMoreButton`]: { what: `${place}: text of the button`, empty: "'Read More'" },
  }
}

function service(number: number): Record<string, FieldNote> {
  return {
    [`serviceItemImage${number}`]: {
      what: `3: picture of service ${number}`,
      empty: 'there is no picture',
      picture: { width: 800, height: 600 },
    },
    [`serviceItemTitle${number}`]: part(`3: heading of service ${number}`),
    [`serviceItemDesc${number}`]: part(`3: text of service ${number}`),
  }
}

function cards(list: string, place: string): Record<string, FieldNote> {
  return {
    [`${list}.img`]: {
      what: `${place}: picture of a card`,
      empty: 'there is no picture',
      picture: { width: 960, height: 640 },
    },
    [`${list}.title`]: part(`${place}: heading of the card`),
    [`${list}.description`]: part(`${place}: text of the card`),
  }
}
