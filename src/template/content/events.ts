export const EVENTS_AHEAD = [
  {
    title: 'Open gate: a walk through three halls',
    day: '12',
    month: 'December',
    hours: '10:00 to 13:00',
    place: 'Main gate',
  },
  {
    title: 'Round table: roads, rails and the winter',
    day: '18',
    month: 'December',
    hours: '15:00 to 17:00',
    place: 'Arcade, first floor',
  },
  {
    title: 'Evening of first drafts: bring a plan, leave with questions',
    day: '21',
    month: 'January',
    hours: '18:00 to 20:00',
    place: 'Reading room',
  },
  {
    title: 'Apricot day: the neighbours’ market',
    day: '4',
    month: 'July',
    hours: '9:00 to 18:00',
    place: 'Courtyard',
  },
]
