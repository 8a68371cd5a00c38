import type { homePage } from './home-page.ts'
import { block, describe, part, type RecordWords } from './wire/fields.words.ts'

const SLIDE = { width: 2160, height: 1215 }
const BACKDROP = { width: 1920, height: 720 }
const SERVICE = { width: 800, height: 600 }
const REASON = { width: 640, height: 480 }
const ICON = { width: 48, height: 48 }
const last = (what: string) =>
  describe(`8: ${what}`, 'all of 8 is missing: it needs all four parts')

export const homePageWords: RecordWords<typeof homePage> = {
  title: 'Home: /',
  page: '/',
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
      link: last('where the button leads'),
      label: last('text of the button'),
    },
  },
}
