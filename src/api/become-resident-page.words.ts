import type { becomeResidentPage } from './become-resident-page.ts'
import { article, banner, block, part, type RecordWords } from './wire/fields.words.ts'

export const becomeResidentPageWords: RecordWords<typeof becomeResidentPage> = {
  title: 'How to become a resident: /residents',
  page: '/residents',
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
}
