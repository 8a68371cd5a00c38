import { contentEndpoint } from './wire/content-endpoint.ts'
import { file, html, text } from './wire/fields.ts'
import { informativeBlock } from './wire/informative-block.ts'

export const becomeResidentPage = contentEndpoint('get-become-resident-page', {
  banner: file('howToBecomeResidentBanner'),
  informative: informativeBlock('informative'),
  title: text('title'),
  description: html('description'),
})
