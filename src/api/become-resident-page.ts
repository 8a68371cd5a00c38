import { contentRecord } from './records/content-record.ts'
import { file, html, text } from './wire/fields.ts'
import { informativeBlock } from './wire/informative-block.ts'

export const becomeResidentPage = contentRecord('get-become-resident-page', {
  banner: file('howToBecomeResidentBanner'),
  informative: informativeBlock('informative'),
  title: text('title'),
  description: html('description'),
})
