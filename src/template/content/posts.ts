import certificates from '../pictures/post-certificates.svg'
import customsHall from '../pictures/post-customs-hall.svg'
import freight from '../pictures/post-freight.svg'
import lease from '../pictures/post-lease.svg'
import lunch from '../pictures/post-lunch.svg'
import mountainRoad from '../pictures/post-mountain-road.svg'
import moving from '../pictures/post-moving.svg'
import power from '../pictures/post-power.svg'
import training from '../pictures/post-training.svg'

export interface Post {
  title: string
  image: string
  /** The date as it is shown. */
  date: string
  /** The same date in ISO 8601. */
  published: string
  summary: string
}

/** The newest first. */
export const POSTS: [Post, ...Post[]] = [
  {
    title: 'Moving a workshop in ten days',
    image: moving,
    date: '14 September 2026',
    published: '2026-09-14',
    summary: 'What to unscrew first, what to leave behind, and why the coffee machine goes last.',
  },
  {
    title: 'What a lease says between the lines',
    image: lease,
    date: '2 September 2026',
    published: '2026-09-02',
    summary: 'Six clauses that look alike in every contract, and the one that never does.',
  },
  {
    title: 'How to read an electricity bill',
    image: power,
    date: '21 August 2026',
    published: '2026-08-21',
    summary: 'Peaks, nights and a small number at the end of the page that is worth a phone call.',
  },
  {
    title: 'Five questions for a freight forwarder',
    image: freight,
    date: '6 August 2026',
    published: '2026-08-06',
    summary: 'Ask them before the first crate is packed. The third one saves most.',
  },
  {
    title: 'A day in the customs hall',
    image: customsHall,
    date: '24 July 2026',
    published: '2026-07-24',
    summary: 'Nine windows, one queue that moves, and the people who know every form by heart.',
  },
  {
    title: 'Training people before the machines arrive',
    image: training,
    date: '9 July 2026',
    published: '2026-07-09',
    summary:
      'A line of chalk on the floor can stand for a press, if it is drawn in the right place.',
  },
  {
    title: 'Which certificates buyers ask for',
    image: certificates,
    date: '25 June 2026',
    published: '2026-06-25',
    summary: 'Three that open doors, two that are asked for out of habit, and how long each takes.',
  },
  {
    title: 'Packing for the mountain road',
    image: mountainRoad,
    date: '11 June 2026',
    published: '2026-06-11',
    summary: 'Two thousand metres up and down again: what that does to glass, glue and jam.',
  },
  {
    title: 'Where to eat near the gate',
    image: lunch,
    date: '28 May 2026',
    published: '2026-05-28',
    summary: 'Four tables under an apricot tree, and a soup that is gone by one o’clock.',
  },
]

/** The text of each post: a placeholder. */
export const POST_TEXT = `<p>On the first day nobody touches a machine. We walk through the old
  workshop with a roll of tape and write on everything what it is, what it weighs and who will ask for
  it first. It takes until the evening, and it is the day that saves all the others.</p>
  <h2>What goes first</h2>
  <p>Shelves, then stock, then benches. Machines travel in the middle of the week, when the crane
  comes anyway, and the office moves at the weekend, when nobody calls.</p>
  <blockquote><p>A move is a stocktaking with wheels. Whoever skips the list finds out on the other
  side.</p></blockquote>
  <h2>What stays behind</h2>
  <ul><li>shelves that were made to measure;</li><li>the third of the stock that no order has named
  for a year;</li><li>habits, where there is a chance.</li></ul>
  <p>On the tenth day the first order left the new gate. It was a small one. That is how it
  should be.</p>`

export const COMMENTS = [
  {
    name: 'Workshop manager',
    date: '15 September 2026',
    published: '2026-09-15',
    text: 'We did the same in eight days and wished we had taken ten. The tape is the best advice.',
  },
  {
    name: 'Crane operator',
    date: '17 September 2026',
    published: '2026-09-17',
    text: 'Tell us the weights the day before, and tell us the truth.',
  },
]

export const CATEGORIES = ['Moving in', 'Energy', 'Customs', 'People', 'Around the zone']

export const TAGS = ['lease', 'freight', 'packing', 'meters', 'certificates', 'training', 'lunch']
