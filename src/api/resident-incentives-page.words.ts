import type { residentIncentivesPage } from './resident-incentives-page.ts'
import { article, banner, block, type RecordWords } from './wire/fields.words.ts'

export const residentIncentivesPageWords: RecordWords<typeof residentIncentivesPage> = {
  title: 'Resident incentives: /preferences-incentives',
  page: '/preferences-incentives',
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
}
