import campus from '../pictures/campus.svg'
import workshop from '../pictures/classroom-2.svg'
import courtyard from '../pictures/entertainment-3.svg'
import library from '../pictures/library-2.svg'
import { placeholder, placeholderHtml } from '../placeholder.ts'

export const REASONS = [
  {
    id: 'neighbours',
    image: campus,
    title: placeholder('Neighbours who make things'),
    description: placeholderHtml(
      '<p>A question about a weld or a form is answered across the courtyard.</p>',
    ),
  },
  {
    id: 'machines',
    image: workshop,
    title: placeholder('Machines to learn on'),
    description: placeholderHtml(
      '<p>The training workshop has what the halls have, only slower.</p>',
    ),
  },
  {
    id: 'quiet',
    image: library,
    title: placeholder('A quiet hour'),
    description: placeholderHtml(
      '<p>The reading room is open from seven, and nobody asks what you read.</p>',
    ),
  },
  {
    id: 'evenings',
    image: courtyard,
    title: placeholder('Evenings outside'),
    description: placeholderHtml(
      '<p>From May to October the courtyard is the best meeting room.</p>',
    ),
  },
]
