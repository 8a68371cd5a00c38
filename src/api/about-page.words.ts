import type { aboutPage } from './about-page.ts'
import { banner, type RecordWords, withoutReadMore } from './wire/fields.words.ts'

export const aboutPageWords: RecordWords<typeof aboutPage> = {
  title: 'About the FEZ: /about-FEZ',
  page: '/about-FEZ',
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
}
