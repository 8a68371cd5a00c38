import { contentRecord, useRecord } from './content-record.ts'
import { readInformativeBlock } from './informative-block.ts'

export const residentIncentivesPage = contentRecord('get-resident-incentives-page', (wire) => ({
  banner: wire.file('residentIncentiveBanner'),
  informative: readInformativeBlock(wire, 'informative'),
  description: wire.html('description'),
}))

export const useResidentIncentivesPage = () => useRecord(residentIncentivesPage)
