import { contentRecord, useRecord } from './content-record.ts'
import { readInformativeBlock } from './informative-block.ts'
import type { WireRecord } from './wire.ts'

/** `GET /fez/get-about-page` */
export const aboutPage = contentRecord('get-about-page', (wire) => ({
  banner: wire.file('aboutBanner'),
  informative1: readBlockWithoutReadMore(wire, 'informative1'),
  informative2: readBlockWithoutReadMore(wire, 'informative2'),
}))

export const useAboutPage = () => useRecord(aboutPage)

function readBlockWithoutReadMore(wire: WireRecord, name: string) {
  const { title, description, file } = readInformativeBlock(wire, name)
  return { title, description, file }
}
