import type { ourResidentsPage } from './our-residents-page.ts'
import { banner, cards, part, type RecordWords } from './wire/fields.words.ts'

export const ourResidentsPageWords: RecordWords<typeof ourResidentsPage> = {
  title: 'Our residents: /our-residenst',
  page: '/our-residenst',
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
}
