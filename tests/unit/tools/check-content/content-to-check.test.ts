import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { Backend } from '../../../../server/content/backend.ts'
import { CONTENT_CALLS } from '../../../../src/isomorphic/calls.ts'
import {
  backendContent,
  folderContent,
  loadPayloads,
} from '../../../../tools/check-content/content-to-check.ts'
import type { ProblemOfCall } from '../../../../tools/check-content/problem.ts'
import { startBackendServer } from '../../../support/backend-server.ts'
import { COMPILE_CACHE_ENV } from '../../../support/compile-cache.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const backend = await startBackendServer()
const contentOf = (token?: string) =>
  backendContent(new Backend(new URL(backend.url), 10, token), ['/uploads/'])
const source = contentOf()
afterEach(() => backend.mend())
afterAll(backend.stop)

test.each([
  [
    'HTML',
    { failure: expect.stringMatching(/^answers with a body that .*not valid JSON/) as string },
  ],
  ['a gzip bomb', { failure: 'cannot be had: longer than 4 MB' }],
  ['a record of 1 MB', { failure: expect.stringContaining('more than 1 MB') as string }],
  ['an error with status 200', { failure: 'answers with no payload' }],
  ['null payload', { payload: null }],
] as const)('a backend’s response is reported if it cannot be used: %s', async (fault, loaded) => {
  await backend.fault('get-home-page', fault)
  const payloads = await loadPayloads(source)
  expect(payloads.find(({ call }) => call === 'get-home-page')).toMatchObject(loaded)
})

test('the check requests a backend’s pictures by path and by absolute address', async () => {
  expect(await source.file('/uploads/og-home.jpg')).toMatchObject({ type: 'image/jpg' })
  expect(await source.file(`${backend.url}/uploads/og-home.jpg`)).toMatchObject({
    type: 'image/jpg',
  })
  expect(await source.file('/uploads/lost.jpg')).toEqual({ failure: 'answers with status 404' })
})

test('the check asks another host for a picture whose address begins with //', async () => {
  const address = `${backend.url.replace('http:', '')}/uploads/og-home.jpg`
  for (const { file } of [source, folderContent('content')]) {
    expect(await file(address)).toMatchObject({ type: 'image/jpg' })
  }
})

test('the check finds only files that the server forwards', async () => {
  const answer = (path: string, type: string, body: string) => {
    backend.respond(path, new Response(body, { headers: { 'Content-Type': type } }))
  }
  answer('/uploads/a.html', 'text/html', '<p>page')
  answer('/uploads/a.pdf', 'application/octet-stream', '%PDF-1.7')
  expect(await source.file('/uploads/a.html')).toHaveProperty(
    'failure',
    expect.stringMatching(/no picture, recording, video or document, but text\/html/),
  )
  expect(await source.file('/uploads/a.pdf')).toMatchObject({ type: 'application/pdf' })
  expect(await source.file('/uploads/..%3B/a.pdf')).toHaveProperty('failure')
  expect(await source.file('/content/media/og-home.jpg')).toEqual({ unforwarded: '/content/' })
  expect(await source.file('/favicon.svg')).toMatchObject({ type: 'image/svg' })
})

test('the check reads the content as the server sends it', async () => {
  const payload = { description: `<img src="${backend.url}/uploads/a.png">` }
  backend.respond('/fez/contact-us', Response.json({ payload }))
  expect(await source.response('contact-us')).toEqual({
    response: { payload: { description: '<img src="/uploads/a.png">' } },
  })
})

test('the check of a folder tells the type of a file by its bytes', async () => {
  const folder = await temporaryFolder({
    'media/film.mp4': '\0\0\0\u0020ftypisom',
    'media/list.csv': 'a,b',
  })
  const { file } = folderContent(folder)
  expect(await file('/media/film.mp4')).toMatchObject({ type: 'video/mp4' })
  expect(await file('/media/list.csv')).toMatchObject({ type: 'text/csv' })
})

test('the check of a folder finds only files that the server serves', async () => {
  const folder = await temporaryFolder({ 'drawings/a.svg': '<svg/>', 'media/a b.svg': '<svg/>' })
  const { file } = folderContent(folder)
  expect(await file('/media/a b.svg#size=1x1')).toHaveProperty('type')
  expect(await file('/favicon.svg')).toHaveProperty('type')
  for (const address of ['/drawings/a.svg', '/media/..%2Fdrawings/a.svg', 'hall'])
    expect(await file(address), address).toEqual({ failure: 'is not there' })
})

test('a photograph that a camera marks as turned is measured as it is shown', async () => {
  const exif =
    '\u00ff\u00e1\0\u0022Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u0012\0\u0003\0\0\0\u0001\0\u0006\0\0\0\0\0\0'
  const frame = '\u00ff\u00c0\0\u000b\u0008\0\u0064\0\u00c8\u0001\u0001\u0011\0'
  const jpeg = Buffer.from(`\u00ff\u00d8${exif}${frame}\u00ff\u00d9`, 'latin1')
  const { file } = folderContent(await temporaryFolder({ 'media/a.jpg': jpeg }))
  expect(await file('/media/a.jpg')).toMatchObject({ pixels: { width: 100, height: 200 } })
})

test('the check of a folder names the file that is no JSON', async () => {
  const folder = await temporaryFolder({ 'contact-us.json': '{ "a": 1, }' })
  expect(await folderContent(folder).response('contact-us')).toMatchObject({
    failure: expect.stringMatching(/^cannot be read: .*line 1 column 11/) as string,
    fix: expect.stringContaining(`The file is ${folder}/contact-us.json.`) as string,
  })
})

test('the check sends the token to the backend alone', async () => {
  await using other = await startBackendServer()
  const own = contentOf('secret')
  const before = backend.requests().length
  await own.response('contact-us')
  await own.file('/uploads/og-home.jpg')
  await own.file(`${other.url}/uploads/og-home.jpg`)
  const tokens = (requests: typeof backend.requests) =>
    requests().map(({ headers }) => headers.authorization)
  expect(tokens(backend.requests).slice(before)).toEqual(Array(2).fill('Bearer secret'))
  expect(tokens(other.requests)).toEqual([undefined])
})

test('the check of a backend names the calls that fail', async () => {
  // Content would take most of the time, and check-content.test.ts has it.
  for (const call of CONTENT_CALLS) {
    backend.respond(`/fez/${call}`, Response.json({ payload: null }))
  }
  await backend.fault('get-about-page', 'server error')
  await backend.fault('contact-us', 'an error as payload')
  const file = join(await temporaryFolder(), 'report.html')
  const { code, problems } = await check(backend.url, ['--html', file])
  expect(code).toBe(1)
  const failed = problems.filter(({ kind }) => kind === 'call that fails')
  expect(failed).toMatchObject([
    { call: 'contact-us', message: expect.stringContaining('but timestamp, status') as string },
    { call: 'get-about-page', message: 'answers with status 500' },
  ])
  expect(await readFile(file, 'utf8')).toContain('answers with status 500')
})

test('the check ends with 2 if nobody answers, or if the folder does not exist', async () => {
  await backend.fault('contact-us', 'refused')
  for (const place of [backend.url, 'no-such-folder']) {
    expect(await check(place)).toMatchObject({ code: 2, problems: [] })
  }
})

test('the check names a folder of the settings that is not there', async () => {
  const { code, stderr } = await check(undefined, [], { CONTENT_FOLDER: 'no-such-folder' })
  expect(code).toBe(2)
  expect(stderr).toContain('"no-such-folder" is no folder')
})

test('the check of the address of a page gives one hint', async () => {
  const { code, stderr } = await check(`${backend.url}/services`)
  expect(code).toBe(2)
  expect(stderr).toMatch(/ \S+\/services answers with status 404\. If that is .*, try \S+:\d+\n$/)
})

test('the check names the settings of a token that is refused', async () => {
  await using closed = await startBackendServer((_, response) => {
    response.writeHead(401).end()
  })
  const { code, stderr } = await check(closed.url)
  expect(code).toBe(2)
  expect(stderr).toContain(`Set CONTENT_API=${closed.url}, and its CONTENT_API_TOKEN`)
})

/** Runs `npm run check:content -- --json` in its own process. */
function check(
  where?: string,
  more: string[] = [],
  settings: Record<string, string> = {},
): Promise<{ code: unknown; problems: ProblemOfCall[]; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      'node',
      [
        'tools/check-content/check-content.ts',
        '--json',
        ...(where === undefined ? [] : [where]),
        ...more,
      ],
      { env: { ...COMPILE_CACHE_ENV, PATH: process.env.PATH, ...settings } },
      (fault, stdout, stderr) => {
        const { problems } = JSON.parse(stdout || '{ "problems": [] }') as {
          problems: ProblemOfCall[]
        }
        resolve({ code: fault?.code ?? 0, problems, stderr })
      },
    )
  })
}
