import { contentRecord, useRecord } from './records/content-record.ts'

export const ourResidentsPage = contentRecord('get-our-residents-page', (wire) => ({
  banner: wire.file('ourResidentsBanner'),
  residents: wire.list('ourResidentsItems', (item) => ({
    image: item.file('img'),
    title: item.text('title'),
    description: item.html('description'),
  })),
}))

export const useOurResidentsPage = () => useRecord(ourResidentsPage)
