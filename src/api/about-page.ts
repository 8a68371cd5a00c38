import { contentRecord, useRecord } from './records/content-record.ts'
import { readBlockWithoutReadMore } from './wire/informative-block.ts'

export const aboutPage = contentRecord('get-about-page', (wire) => ({
  banner: wire.file('aboutBanner'),
  informative1: readBlockWithoutReadMore(wire, 'informative1'),
  informative2: readBlockWithoutReadMore(wire, 'informative2'),
}))

export const useAboutPage = () => useRecord(aboutPage)
