import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeContent, readableFields } from '../../../editors/describe-content.ts'
import { FIELD_NOTES } from '../../../editors/field-notes.ts'
import { CONTENT_CALLS } from '../../../src/api/calls.ts'

test.each(CONTENT_CALLS)('each field that the reader of %s takes up has its note', (call) => {
  expect(Object.keys(FIELD_NOTES[call].fields).toSorted()).toEqual(
    readableFields(call)
      .map(({ key }) => key)
      .toSorted(),
  )
})

test('the tables of docs/content.md are those that `npm run content:guide` makes', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toContain(describeContent())
})
