import { contentRecord } from './records/content-record.ts'
import { file } from './wire/fields.ts'
import { blockWithoutReadMore } from './wire/informative-block.ts'

export const aboutPage = contentRecord('get-about-page', {
  banner: file('aboutBanner'),
  informative1: blockWithoutReadMore('informative1'),
  informative2: blockWithoutReadMore('informative2'),
})
