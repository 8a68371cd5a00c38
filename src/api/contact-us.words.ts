import type { contactUs } from './contact-us.ts'
import { article, banner, part, type RecordWords, shared } from './wire/fields.words.ts'

export const contactUsWords: RecordWords<typeof contactUs> = {
  title: 'Contact: /contact, the strip above the header, the footer',
  page: '/contact',
  sketch: `
┌──────────────────────────────┐
│ 2 phone   3 email     (strip)│
│ 1 banner                     │
│ form      │ 7 answer times   │
│ map       │ 4 address, 3, 2, │
│           │ 5                │
│ 6 description                │
└──────────────────────────────┘`,
  fields: {
    banner: banner('1'),
    address: part('4: postal address; also in the footer'),
    description: article('6: text beneath all others; the form links to its headings'),
    email: shared('email', '3: email address'),
    phone: shared('phone', '2: telephone number'),
    answerTimes: part(
      '7: what somebody who writes may expect; a heading and a list of terms (`<dl>`)',
    ),
    facebook: shared('profile', "5: the zone's page there, for an icon"),
    linkedin: shared('profile', '5: the same'),
    instagram: shared('profile', '5: the same'),
    twitter: shared('profile', '5: the same'),
  },
}
