import { contentRecord, useRecord } from './records/content-record.ts'
import { readInformativeBlock } from './wire/informative-block.ts'

export const becomeResidentPage = contentRecord('get-become-resident-page', (wire) => ({
  banner: wire.file('howToBecomeResidentBanner'),
  informative: readInformativeBlock(wire, 'informative'),
  title: wire.text('title'),
  description: wire.html('description'),
}))

export const useBecomeResidentPage = () => useRecord(becomeResidentPage)
