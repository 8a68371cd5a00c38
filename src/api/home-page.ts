import { holdsSomething } from '../i18n/holds-something.ts'
import { contentRecord, useRecord } from './records/content-record.ts'
import { readInformativeBlock } from './wire/informative-block.ts'
import type { WireRecord } from './wire/wire.ts'

export const homePage = contentRecord('get-home-page', (wire) => ({
  slides: wire.list('sliderItems', (item) => ({
    image: item.file('img'),
    title: item.text('title'),
    description: item.html('description'),
    link: item.link('aboutUrl'),
  })),
  informative1: readInformativeBlock(wire, 'informative1'),
  informative2: readInformativeBlock(wire, 'informative2'),
  informative3: readInformativeBlock(wire, 'informative3'),
  services: {
    title: wire.text('servicesTitle'),
    description: wire.html('servicesDescription'),
    items: [1, 2, 3].map((place) => readService(wire, place)).filter(holdsSomething),
  },
  goalsBanner: wire.file('goalSectionBanner'),
  goals: wire.list('goalItems', (item) => ({
    image: item.file('img'),
    count: item.count('count'),
    title: item.text('title'),
  })),
  reasons: wire.list('choosUsItems', (item) => ({
    image: item.file('img'),
    title: item.text('title'),
    description: item.html('description'),
  })),
  textsBanner: wire.file('textSectionBanner'),
  texts: wire.list('textItems', (item) => ({ description: item.html('description') })),
}))

export const useHomePage = () => useRecord(homePage)

function readService(wire: WireRecord, place: number) {
  return {
    image: wire.file(
      `serviceItemImage${place}`,
      `serviceItemImg${place}`,
      `serviceItem${place}Image`,
      `serviceItem${place}Img`,
    ),
    title: wire.text(`serviceItemTitle${place}`, `serviceItem${place}Title`),
    description: wire.html(`serviceItemDesc${place}`, `serviceItem${place}Desc`),
  }
}
