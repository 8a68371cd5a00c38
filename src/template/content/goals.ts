import { placeholder } from '../placeholder.ts'

export const GOALS = [
  { id: 'courses', image: undefined, count: '24', title: placeholder('courses a year') },
  { id: 'seats', image: undefined, count: '380+', title: placeholder('seats') },
  { id: 'hours', image: undefined, count: '1,150', title: placeholder('hours at the bench') },
  { id: 'back', image: undefined, count: '72%', title: placeholder('come back for another') },
]
