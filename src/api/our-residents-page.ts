import { contentEndpoint } from './wire/content-endpoint.ts'
import { file, html, list, text } from './wire/fields.ts'

export const ourResidentsPage = contentEndpoint('get-our-residents-page', {
  banner: file('ourResidentsBanner'),
  residents: list('ourResidentsItems', {
    image: file('img'),
    title: text('title'),
    description: html('description'),
  }),
})
