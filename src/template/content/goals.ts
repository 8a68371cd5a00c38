export const GOALS = [
  { id: 'courses', image: undefined, count: '24', title: 'courses a year' },
  { id: 'seats', image: undefined, count: '380+', title: 'seats' },
  { id: 'hours', image: undefined, count: '1,150', title: 'hours at the bench' },
  { id: 'back', image: undefined, count: '72%', title: 'come back for another' },
]
