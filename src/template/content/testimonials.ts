import first from '../pictures/testimonial-1.svg'
import second from '../pictures/testimonial-2.svg'
import third from '../pictures/testimonial-3.svg'

export const TESTIMONIALS = [
  {
    image: first,
    text: 'We came for the hall and stayed for the neighbours: three of our suppliers are now a walk away.',
    name: 'Managing director',
    designation: 'Electronics assembly, 60 people',
  },
  {
    image: second,
    text: 'Our first lorry left eleven weeks after the first letter. I had planned for half a year.',
    name: 'Co-founder',
    designation: 'Dried fruit and packaging, 25 people',
  },
  {
    image: third,
    text: 'The best sentence I heard here was: that form you do not need. It was said to us four times.',
    name: 'Head of office',
    designation: 'Industrial software, 40 people',
  },
]
