import { contentEndpoint } from './wire/content-endpoint.ts'
import { file, html, prefixingEnglish, shared, text, withoutFallback } from './wire/fields.ts'

/** `GET /fez/contact-us`: address, phone, e-mail and social networks of the zone. */
export const contactUs = contentEndpoint('contact-us', {
  banner: file('firstBanner'),
  // Requirements, section 2: the address in the current language, only when present.
  address: withoutFallback(prefixingEnglish(text('address'))),
  description: html('description'),
  email: shared('contactEmail'),
  phone: shared('phoneNumber'),
  answerTimes: html('answerTimes'),
  facebook: shared('facebook'),
  linkedin: shared('linkedin'),
  instagram: shared('instagram'),
  twitter: shared('twitter'),
})
