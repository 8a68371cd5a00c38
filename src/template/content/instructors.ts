import first from '../pictures/instructor-1.svg'
import second from '../pictures/instructor-2.svg'
import third from '../pictures/instructor-3.svg'
import fourth from '../pictures/instructor-4.svg'
import fifth from '../pictures/instructor-5.svg'

export const INSTRUCTORS = [
  { title: 'Customs specialist', subtitle: 'Papers, codes and borders', image: first },
  { title: 'Production engineer', subtitle: 'Lines, layouts and minutes', image: second },
  { title: 'Accountant', subtitle: 'Ledgers in two currencies', image: third },
  { title: 'Automation engineer', subtitle: 'Machines that report', image: fourth },
  { title: 'Energy auditor', subtitle: 'Meters, leaks and panels', image: fifth },
]
