export interface Question {
  question: string
  /** HTML, as content would have it. */
  answer: string
}

export const QUESTIONS: Question[] = [
  {
    question: 'Who can take part in a course?',
    answer:
      '<p>Anyone who works for a company in the zone, and, while there are seats, anyone else. No diploma is asked for.</p>',
  },
  {
    question: 'In which language are the courses held?',
    answer: '<p>In Armenian. Most instructors can answer a question in a second language.</p>',
  },
  {
    question: 'What happens if I miss an evening?',
    answer:
      '<p>You get the papers of that evening, and may sit in on the same evening of the next course.</p>',
  },
  {
    question: 'Can a company send a whole team?',
    answer:
      '<p>Yes. From six people on, a course can be held in your own rooms, on your own machines.</p>',
  },
  {
    question: 'Is there a certificate?',
    answer:
      '<p>You get a page that says what you have done and for how many hours. It promises no more than that.</p>',
  },
]
