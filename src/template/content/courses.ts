import accounts from '../pictures/course-accounts.svg'
import customs from '../pictures/course-customs.svg'
import energy from '../pictures/course-energy.svg'
import language from '../pictures/course-language.svg'
import production from '../pictures/course-production.svg'
import software from '../pictures/course-software.svg'

export type CourseStatus = 'open' | 'soon' | 'full'

export interface Course {
  title: string
  image: string
  details: string
  teacher: string
  price: string
  seats: number
  hours: number
  status: CourseStatus
}

export const COURSES: [Course, ...Course[]] = [
  {
    title: 'Customs papers in practice',
    image: customs,
    details: 'From the first invoice to the stamp at the gate, with real forms to fill in.',
    teacher: 'Customs specialist',
    price: '€ 180',
    seats: 16,
    hours: 12,
    status: 'open',
  },
  {
    title: 'Planning production in a small factory',
    image: production,
    details: 'How to lay out a line, count its minutes and see where the next hour is lost.',
    teacher: 'Production engineer',
    price: '€ 320',
    seats: 12,
    hours: 24,
    status: 'open',
  },
  {
    title: 'Accounts for exporters',
    image: accounts,
    details: 'Two currencies, one ledger: what to record, what to keep and for how long.',
    teacher: 'Accountant',
    price: '€ 240',
    seats: 20,
    hours: 16,
    status: 'soon',
  },
  {
    title: 'Armenian for the first months',
    image: language,
    details: 'The alphabet in a week, then the sentences a newcomer needs at work and at market.',
    teacher: 'Language teacher',
    price: '€ 150',
    seats: 10,
    hours: 30,
    status: 'full',
  },
  {
    title: 'Software on the shop floor',
    image: software,
    details: 'What machines can tell, how to listen to them, and which numbers to put on the wall.',
    teacher: 'Automation engineer',
    price: '€ 390',
    seats: 12,
    hours: 28,
    status: 'soon',
  },
  {
    title: 'Energy in a workshop',
    image: energy,
    details:
      'Reading the meter, finding the leaks, and working out when panels pay for themselves.',
    teacher: 'Energy auditor',
    price: '€ 210',
    seats: 18,
    hours: 10,
    status: 'open',
  },
]

export const COURSE_PARTS = {
  overview: `<p>Twelve hours over two weeks, in the evening, for people who send goods abroad or are
    about to. Each meeting begins with a real shipment and ends with its papers filled in.</p>
    <h3>What you can do afterwards</h3>
    <ul><li>classify a product and defend your choice;</li>
    <li>fill in a declaration without a broker at your side;</li>
    <li>tell a delay that is worth a call from one that is not.</li></ul>`,
  curriculum: [
    {
      question: 'The way of a crate',
      answer: '<p>Who touches a shipment, in which order, and why.</p>',
    },
    {
      question: 'Codes and their consequences',
      answer: '<p>How goods are classified, and what a single digit can cost.</p>',
    },
    {
      question: 'Origin and value',
      answer: '<p>Where a thing is from when its parts are from everywhere.</p>',
    },
    {
      question: 'A declaration, line by line',
      answer: '<p>One complete example, then one of your own.</p>',
    },
  ],
  reviews: [
    {
      name: 'Head of logistics',
      text: 'The second evening alone paid for the course: we had used the wrong code for years.',
    },
    {
      name: 'Founder of a food workshop',
      text: 'Clear and practical. I would have liked one more evening on certificates of origin.',
    },
  ],
}
