import { contentEndpoint } from './wire/content-endpoint.ts'
import { file } from './wire/fields.ts'
import { blockWithoutReadMore } from './wire/informative-block.ts'

export const aboutPage = contentEndpoint('get-about-page', {
  banner: file('aboutBanner'),
  informative1: blockWithoutReadMore('informative1'),
  informative2: blockWithoutReadMore('informative2'),
})
