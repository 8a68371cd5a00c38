import type { servicePage } from './service-page.ts'
import {
  ALONE,
  article,
  banner,
  BESIDE,
  cards,
  describe,
  type RecordWords,
} from './wire/fields.words.ts'

export const servicePageWords: RecordWords<typeof servicePage> = {
  title: 'Services: /services',
  page: '/services',
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
}
