import { contentRecord, useRecord } from './records/content-record.ts'

export const servicePage = contentRecord('get-service-page', (wire) => ({
  banner: wire.file('serviceBanner'),
  description: wire.html('description'),
  mainImage: wire.file('serviceMainImage'),
  services: wire.list('serviceItems', (item) => ({
    image: item.file('img'),
    title: item.text('title'),
    description: item.html('description'),
  })),
}))

export const useServicePage = () => useRecord(servicePage)
