import { contentEndpoint } from './wire/content-endpoint.ts'
import { file, html } from './wire/fields.ts'
import { informativeBlock } from './wire/informative-block.ts'

export const residentIncentivesPage = contentEndpoint('get-resident-incentives-page', {
  banner: file('residentIncentiveBanner'),
  informative: informativeBlock('informative'),
  description: html('description'),
})
