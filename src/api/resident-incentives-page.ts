import { contentRecord, useRecord } from './records/content-record.ts'
import { readInformativeBlock } from './wire/informative-block.ts'

export const residentIncentivesPage = contentRecord('get-resident-incentives-page', (wire) => ({
  banner: wire.file('residentIncentiveBanner'),
  informative: readInformativeBlock(wire, 'informative'),
  description: wire.html('description'),
}))

export const useResidentIncentivesPage = () => useRecord(residentIncentivesPage)
