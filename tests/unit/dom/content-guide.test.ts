import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { contentRecord } from '../../../src/api/records/content-record.ts'
import { CONTENT_RECORDS } from '../../../src/api/records/content-records.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../../src/i18n/languages.ts'
import { checkContent } from '../../../tools/check-content/check.ts'
import { folderSource } from '../../../tools/check-content/content-source.ts'
import { describeContent, missingNotes } from '../../../tools/check-content/describe-content.ts'

test('exactly the fields that the site reads have a note', () => {
  expect(missingNotes()).toEqual([])
})

test('the tables of docs/content.md are those that `npm run content:guide` makes', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toContain(describeContent())
})

test('a field without a note is reported to the developer, not to editors', async () => {
  const { read } = CONTENT_RECORDS['get-service-page']
  const record = contentRecord('get-service-page', (wire) => {
    read(wire)
    return { news: wire.text('news'), picture: wire.file('picture') }
  })
  vi.spyOn(CONTENT_RECORDS, 'get-service-page', 'get').mockReturnValue(record)
  expect(missingNotes()).toEqual(['The note of get-service-page lacks its fields news, picture'])

  const payload: Record<string, string> = { picture: '/media/1.webp' }
  for (const code of LANGUAGE_CODES) payload[`${LANGUAGES[code].fieldPrefix}news`] = 'Now'
  const source = {
    ...folderSource('content'),
    file: () => Promise.resolve({ picture: false, bytes: 0, pixels: undefined }),
  }
  const findings = await checkContent([{ call: 'get-service-page', payload }], source, {
    all: [],
    listed: [],
  })
  expect(findings).toEqual([])
})
