import { contentRecord } from './records/content-record.ts'
import { file, html, list, text } from './wire/fields.ts'

export const ourResidentsPage = contentRecord('get-our-residents-page', {
  banner: file('ourResidentsBanner'),
  residents: list('ourResidentsItems', {
    image: file('img'),
    title: text('title'),
    description: html('description'),
  }),
})
