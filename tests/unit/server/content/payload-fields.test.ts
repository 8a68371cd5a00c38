import { expect, test } from 'vitest'
import { fieldNamesProblem, hasVisibleContent } from '../../../../server/content/payload-fields.ts'
import { metaTags } from '../../../../src/api/meta-tags.ts'
import { navbarData } from '../../../../src/api/navbar-data.ts'
import { residentIncentivesPage } from '../../../../src/api/resident-incentives-page.ts'

test.each([
  [null],
  [{}],
  [{ description: null, id: 4 }],
  [{ arm_description: 'Հայ' }],
  [{ informativeImage: '' }],
  [{ ru_informative: { Title: 'Зона' } }],
  [{ en_informativeDescription: [] }],
])('%j is a record', (payload) => {
  expect(fieldNamesProblem(residentIncentivesPage.shape, payload)).toBeUndefined()
})

test.each([[[]], [[{ id: 4 }, { hy_title: null }]]])('%j is a list of records', (payload) => {
  expect(fieldNamesProblem(metaTags.shape, payload)).toBeUndefined()
})

const ERROR = { type: 'about:blank', title: 'Gone', status: 410, detail: '', instance: '/x' }

test.each([
  [{ id: 4, status: 'published', sort: 1, date_updated: '2026-11-28' }],
  [ERROR],
  [{ data: null, error: { status: 404, name: 'NotFoundError', message: '', details: {} } }],
  [{ Description: 'Zone' }],
  [{ infrastructure: 'Roads' }],
])('%j has none of the names of the record', (payload) => {
  expect(fieldNamesProblem(residentIncentivesPage.shape, payload)).toBe(
    `a payload with none of the record's fields, but ${Object.keys(payload).join(', ')}`,
  )
})

test('the names in the list of a problem are cut', () => {
  const problem = fieldNamesProblem(metaTags.shape, [
    { id: 1 },
    { id: 2, [`b${'a'.repeat(10_000)}`]: 2 },
  ])
  expect(problem).toMatch(/but id, ba{95}$/)
})

test.each([
  [{ callNowNumber: 37410 }, true],
  [{ home: '<p><br></p>', callNowNumber: null }, false],
  [{ figure: 37410 }, false],
])('%j shows something: %s', (payload, isVisible) => {
  expect(hasVisibleContent(navbarData.shape, payload)).toBe(isVisible)
})
