import campus from '../pictures/campus.svg'
import courtyard from '../pictures/entertainment-3.svg'
import library from '../pictures/library-2.svg'
import workshop from '../pictures/workshop.svg'

export const REASONS = [
  {
    id: 'neighbours',
    image: campus,
    title: 'Neighbours who make things',
    description: '<p>A question about a weld or a form is answered across the courtyard.</p>',
  },
  {
    id: 'machines',
    image: workshop,
    title: 'Machines to learn on',
    description: '<p>The training workshop has what the halls have, only slower.</p>',
  },
  {
    id: 'quiet',
    image: library,
    title: 'A quiet hour',
    description: '<p>The reading room is open from seven, and nobody asks what you read.</p>',
  },
  {
    id: 'evenings',
    image: courtyard,
    title: 'Evenings outside',
    description: '<p>From May to October the courtyard is the best meeting room.</p>',
  },
]
