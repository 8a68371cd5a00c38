import { contentEndpoint } from './wire/content-endpoint.ts'
import { file, html, list, text } from './wire/fields.ts'

export const servicePage = contentEndpoint('get-service-page', {
  banner: file('serviceBanner'),
  description: html('description'),
  mainImage: file('serviceMainImage'),
  services: list('serviceItems', {
    image: file('img'),
    title: text('title'),
    description: html('description'),
  }),
})
