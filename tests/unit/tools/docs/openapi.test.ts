import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { expect, test } from 'vitest'
import { successResponse } from '../../../../server/messages/message-response.ts'
import {
  BACKEND_CALLS,
  CONTENT_CALLS,
  type ContentCall,
  methodOfCall,
} from '../../../../src/isomorphic/calls.ts'
import { contactMessage } from '../../../../src/isomorphic/contact-message.ts'
import { responseProblem } from '../../../../src/isomorphic/response-problem.ts'
import { describeApi } from '../../../../tools/docs/describe-api.ts'
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

const mistakesOfResponse = (call: ContentCall, response: unknown) =>
  validatorAt(`/paths/~1fez~1${call}/get/responses/200/content/application~1json/schema`)(response)
const mistakesOfAnswer = (call: ContentCall, payload: unknown) =>
  mistakesOfResponse(call, { payload })

test('docs/openapi.json is the one that `npm run docs` makes', () => {
  const linesOf = (description: Description) => JSON.stringify(description, null, 2).split('\n')
  const [lines, made] = [linesOf(written), linesOf(describeApi())]
  const first = made.findIndex((line, index) => line !== lines[index])
  // A comparison of all lines would print thousands.
  const around = (all: string[]) => all.slice(Math.max(0, first - 3), first + 4)
  expect(around(lines)).toEqual(around(made))
  expect(lines).toHaveLength(made.length)
})

test('docs/openapi.json describes exactly the calls of the site', () => {
  const described = Object.entries(written.paths).flatMap(([path, methods]) =>
    path.startsWith('/fez/') ? Object.keys(methods as object).map((name) => [path, name]) : [],
  )
  const called = BACKEND_CALLS.map((call) => [`/fez/${call}`, methodOfCall(call).toLowerCase()])
  expect(described).toEqual(called)
  expect(written.paths).toHaveProperty(
    ['/fez/meta-tags', 'get', 'parameters', '0'],
    expect.objectContaining({
      in: 'query',
      name: 'path',
      schema: { type: 'string', const: 'fez' },
    }),
  )
})

test.each(CONTENT_CALLS)('the content of %s is as docs/openapi.json says', (call) => {
  expect(mistakesOfAnswer(call, sampleContent(call))).toEqual([])
  expect(mistakesOfAnswer(call, null)).toEqual([])
})

test('docs/openapi.json refuses a value of another type', () => {
  const home = {
    ru_informative1Title: 7,
    ru_goalItems: [{ count: true }, 7],
    sliderItems: 'none',
    informative1Image: '/a b.jpg',
    informative2Image: 'https://files.example/gate.jpg',
  }
  expect(validatorAt('/components/schemas/HomePage')(home).toSorted()).toEqual([
    '/informative1Image must match format "uri-reference"',
    '/ru_goalItems/0/count must be number,string',
    '/ru_goalItems/1 must be object',
    '/ru_informative1Title must be string',
    '/sliderItems must be array',
  ])
  expect(mistakesOfAnswer('get-home-page', 'Home')).toContain('/payload must be object')
  expect(mistakesOfAnswer('meta-tags', { page: 'home' })).toContain('/payload must be array')
})

test.each(CONTENT_CALLS)('docs/openapi.json refuses what the site cannot use of %s', (call) => {
  const record = sampleContent(call)
  const otherForm = Array.isArray(record) ? { page: 'home' } : [record]
  const responses = [
    ...[[], 'ok', {}, { success: false, message: 'x' }, { success: true, data: record }],
    ...['ok', 0, false, otherForm].map((payload) => ({ payload })),
  ]
  for (const response of responses) {
    expect(responseProblem(call, response), JSON.stringify(response)).toBeDefined()
    expect(mistakesOfResponse(call, response), JSON.stringify(response)).not.toEqual([])
  }
})

test('docs/openapi.json knows the status of a stored message', () => {
  expect(written.paths['/fez/messages'].post.responses).toHaveProperty(
    String(successResponse().status),
  )
})

const VALUES = [
  ...['Ի', 'O’Neil', 'a@b.co', 'a b@c.de', '+(374)10-5501', '1234567', '12345678'],
  ...[15, 16].map((length) => '1'.repeat(length)),
  ...[9, 10].map((length) => '🌄'.repeat(length)),
  ...[1000, 1001].map((length) => 'x'.repeat(length)),
]

test('docs/openapi.json accepts the same messages as the form', () => {
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
