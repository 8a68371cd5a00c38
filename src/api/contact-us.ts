import { contentRecord, useRecord } from './records/content-record.ts'

/** `GET /fez/contact-us`: address, phone, e-mail and social networks of the zone. */
export const contactUs = contentRecord('contact-us', (wire) => ({
  banner: wire.file('firstBanner'),
  address: wire.text('address'),
  description: wire.html('description'),
  email: wire.shared('contactEmail'),
  phone: wire.shared('phoneNumber'),
  facebook: wire.shared('facebook'),
  linkedin: wire.shared('linkedin'),
  instagram: wire.shared('instagram'),
  twitter: wire.shared('twitter'),
}))

export const useContactUs = () => useRecord(contactUs)
