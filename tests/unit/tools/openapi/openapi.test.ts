import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { expect, test } from 'vitest'
import { CALLS, CONTENT_CALLS, type ContentCall } from '../../../../src/api/calls/calls.ts'
import { contactMessage } from '../../../../src/contact/contact-message.ts'
import { describeApi } from '../../../../tools/openapi/describe-api.ts'
import { sampleContent } from '../../../support/content.ts'

type Description = ReturnType<typeof describeApi>

const written = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Description

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, formats: fullFormats })
ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'])
ajv.addSchema(written, 'backend')

function validatorAt(pointer: string) {
  const validate = ajv.getSchema(`backend#${pointer}`)
  if (!validate) throw new Error(`docs/openapi.json has no schema at ${pointer}.`)
  return (value: unknown) => {
    void validate(value)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}

const mistakesOfAnswer = (call: ContentCall, payload: unknown) =>
  validatorAt(`/paths/~1fez~1${call}/get/responses/200/content/application~1json/schema`)({
    payload,
  })

test('docs/openapi.json is the one that `npm run openapi` makes', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(describeApi())))
})

test('docs/openapi.json describes exactly the calls of the site, with their methods and queries', () => {
  const described = Object.entries(written.paths)
    .filter(([path]) => path.startsWith('/fez/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods as object).map(([method, { parameters }]) => {
        const query = (parameters as { in?: string; name: string; schema: { const: string } }[])
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema }) => [name, schema.const])
        return [path.slice('/fez/'.length), { method: method.toUpperCase(), query }]
      }),
    )
  const called = Object.entries(CALLS).map(([name, call]) => [
    name,
    { method: call.method, query: Object.entries('query' in call ? call.query : {}) },
  ])
  expect(described).toEqual(called)
})

test.each(CONTENT_CALLS)('the content of %s is as docs/openapi.json says', (call) => {
  expect(mistakesOfAnswer(call, sampleContent(call))).toEqual([])
  expect(mistakesOfAnswer(call, null)).toEqual([])
})

test('a picture may be at another origin', () => {
  const payload = { aboutBanner: 'https://files.example/gate.jpg' }
  expect(mistakesOfAnswer('get-about-page', payload)).toEqual([])
})

test.each<[ContentCall, unknown, string]>([
  ['navbar-data', { ru_home: 7 }, '/payload/ru_home must be string'],
  [
    'get-home-page',
    { ru_goalItems: [{ count: true }] },
    '/payload/ru_goalItems/0/count must be number,string',
  ],
  ['get-service-page', { serviceItems: 'none' }, '/payload/serviceItems must be array'],
  [
    'get-our-residents-page',
    { ourResidentsItems: [7] },
    '/payload/ourResidentsItems/0 must be object',
  ],
  [
    'get-about-page',
    { aboutBanner: '/a b.jpg' },
    '/payload/aboutBanner must match format "uri-reference"',
  ],
  ['get-resident-incentives-page', 'Incentives', '/payload must be object'],
  ['meta-tags', { page: 'home' }, '/payload must be array'],
])('a wrong type in %s is refused: %j', (call, payload, mistake) => {
  expect(mistakesOfAnswer(call, payload)).toContain(mistake)
})

const VALUES = [
  'Ի',
  'Աննա Մարիա',
  'O’Neil',
  'a@b.co',
  'a@b.c',
  'a b@c.de',
  '+(374)10-5501',
  '+374 10 55 01',
  '1234567',
  '12345678',
  '1'.repeat(15),
  '1'.repeat(16),
  '🌄'.repeat(9),
  '🌄'.repeat(10),
  'x'.repeat(1000),
  'x'.repeat(1001),
]

test('docs/openapi.json accepts and refuses the same messages as the form', () => {
  const mistakesOfMessage = validatorAt('/components/schemas/Message')
  const { value: example } =
    written.paths['/fez/messages'].post.requestBody.content['application/json'].examples.message
  expect(Object.keys(example)).toEqual(Object.keys(contactMessage.fields))
  expect(contactMessage.validateSync(example)).toEqual(example)
  expect(mistakesOfMessage(example)).toEqual([])

  for (const name of Object.keys(contactMessage.fields)) {
    const accepted = (judge: (message: object) => boolean) =>
      VALUES.filter((value) => judge({ ...example, [name]: value }))
    expect(accepted((message) => mistakesOfMessage(message).length === 0)).toEqual(
      accepted((message) => contactMessage.isValidSync(message)),
    )
    expect(mistakesOfMessage({ ...example, [name]: undefined })).not.toEqual([])
  }
})
