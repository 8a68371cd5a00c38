import { contentEndpoint } from './records/content-endpoint.ts'
import { useRecord } from './records/use-record.ts'
import { file } from './wire/fields.ts'
import { blockWithoutReadMore } from './wire/informative-block.ts'

export const aboutPage = contentEndpoint('get-about-page', {
  banner: file('aboutBanner'),
  informative1: blockWithoutReadMore('informative1'),
  informative2: blockWithoutReadMore('informative2'),
})

export const useAboutPage = () => useRecord(aboutPage)
