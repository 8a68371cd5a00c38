import { contentEndpoint } from './wire/content-endpoint.ts'
import { count, file, html, link, list, text } from './wire/fields.ts'
import { informativeBlock } from './wire/informative-block.ts'

export const homePage = contentEndpoint('get-home-page', {
  slides: list('sliderItems', {
    image: file('img'),
    title: text('title'),
    description: html('description'),
    link: link('aboutUrl'),
  }),
  informative1: informativeBlock('informative1'),
  services: {
    title: text('servicesTitle'),
    description: html('servicesDescription'),
    items: [1, 2, 3].map((number) => ({
      image: file(
        `serviceItemImage${number}`,
        `serviceItemImg${number}`,
        `serviceItem${number}Image`,
        `serviceItem${number}Img`,
        `serviceItem${number}`,
      ),
      title: text(`serviceItemTitle${number}`, `serviceItem${number}Title`),
      description: html(`serviceItemDesc${number}`, `serviceItem${number}Desc`),
    })),
  },
  informative2: informativeBlock('informative2'),
  goalsBanner: file('goalSectionBanner'),
  goals: list('goalItems', { image: file('img'), count: count('count'), title: text('title') }),
  reasons: list('choosUsItems', {
    image: file('img'),
    title: text('title'),
    description: html('description'),
  }),
  textsBanner: file('textSectionBanner'),
  texts: list('textItems', { description: html('description') }),
  informative3: informativeBlock('informative3'),
})
