import { contentEndpoint } from './records/content-endpoint.ts'
import { useRecord } from './records/use-record.ts'
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

export const useServicePage = () => useRecord(servicePage)
