import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Bounds, renderPages, type RenderTask } from '../../../../server/pages/render-pages.ts'
import { type Language, LANGUAGE_CODES } from '../../../../src/i18n/languages.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

afterEach(() => vi.unstubAllEnvs())

const SHELL =
  '<html data-keep-days="30" lang="en"><head><title>Shell</title></head><div id="root"></div></html>'

const NO_LETTERS = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, ''])) as Record<
  Language,
  string
>

const TAKES_ALL_MEMORY = 'for (const all = []; ; ) all.push(Array(1e6).fill(0))'

type Inputs = Partial<Pick<RenderTask, 'answers' | 'shell'>>

/** Renders two routes with a renderer that has this source. */
async function rendered(
  source: string,
  { answers = {}, shell = SHELL, ...bounds }: Partial<Bounds> & Inputs = {},
) {
  const folder = await temporaryFolder({ 'renderer.js': source })
  const route = {
    kind: 'text',
    listed: true,
    scripts: '<link>',
    styles: '<link rel="stylesheet">',
  } as const
  const task: RenderTask = {
    renderer: join(folder, 'renderer.js'),
    siteUrl: 'https://fez.example/',
    shell,
    letters: { ...NO_LETTERS, ru: '<link as="font">' },
    routes: ['/', '/contact'].map((path) => ({ path, ...route })),
    answers,
  }
  return renderPages(task, new AbortController().signal, bounds)
}

test('each page is the shell in each language with the answers of the backend', async () => {
  const pages = await rendered(
    `export const loadSite = (siteUrl, htmlTag) => ({
       prerenderer: (answers) => async ({ path }, language) => ({
         lang: language,
         head: '<title>' + new URL(path, siteUrl) + '</title>',
         body: answers['navbar-data'].payload + (/days="30"/.test(htmlTag) ? ' for 30 days' : ''),
         records: '<script>{}</script>',
       }),
     })`,
    { answers: { 'navbar-data': '{"payload":"Start"}' } },
  )
  expect(pages).toHaveLength(6)
  expect(pages[3]).toEqual({
    path: '/contact',
    language: 'ru',
    html:
      '<html data-keep-days="30" lang="ru"><head><title>https://fez.example/contact</title><link></head>' +
      '<link as="font"><link rel="stylesheet"><div id="root">Start for 30 days</div><script>{}</script></html>',
  })
})

test('a page that makes a request, or would be too long, is not rendered, and spoils no other page', async () => {
  const pages = await rendered(
    `export const loadSite = () => ({
       prerenderer: () => async ({ path }, language) => {
         if (path === '/') await fetch('https://fez.example/')
         const body = language === 'ru' ? 'a'.repeat(2 ** 20) : 'text'
         return { lang: language, head: '', body, records: '' }
       },
     })`,
  )
  expect(pages.flatMap((page) => ('fault' in page ? [page.fault] : []))).toEqual([
    'The renderer makes no requests.',
    'The renderer makes no requests.',
    'it would have more than 524288 characters',
    'The renderer makes no requests.',
  ])
  expect(pages.filter((page) => 'html' in page)).toHaveLength(2)
})

test.each(['lang="en"', '<title>Shell</title>', '</head>', '<div id="root"></div>'])(
  'no page is made from a shell without %s',
  async (part) => {
    const pages = await rendered(
      `export const loadSite = () => ({
         prerenderer: () => async (_, lang) => ({ lang, head: '', body: 'text', records: '' }),
       })`,
      { shell: SHELL.replace(part, '') },
    )
    expect(pages).toHaveLength(6)
    for (const page of pages) {
      expect(page).toHaveProperty('fault', expect.stringMatching(/^the built index\.html has no ./))
    }
  },
)

test.each([
  ['that ends', 'process.exit(3)', /^the renderer ended with code 3$/],
  ['that is broken', 'throw new Error()', /^the renderer ended with code 1$/],
  ['that takes all memory', TAKES_ALL_MEMORY, /^the renderer ended with SIG/],
])(
  'a renderer %s is reported as the reason, and only its own process ends',
  async (_, source, reason) => {
    await expect(rendered(source, { memoryMb: 64 })).rejects.toThrow(reason)
  },
)

test('a renderer that does not start is ended at the deadline', async () => {
  await expect(rendered('for (;;);', { startMs: 500 })).rejects.toThrow(
    'the renderer took longer than 500 ms',
  )
})

test('a page that ends the process, takes all memory or hangs spoils no other page', async () => {
  const pages = await rendered(
    `export const loadSite = () => ({
       prerenderer: () => async ({ path }, language) => {
         if (path === '/') {
           if (language === 'en') process.exit(3)
           if (language === 'ru') ${TAKES_ALL_MEMORY}
           Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
         }
         return { lang: language, head: '', body: '', records: '' }
       },
     })`,
    { pageMs: 3000, memoryMb: 64 },
  )
  expect(pages.map(({ path, language }) => `${language} ${path}`)).toEqual(
    LANGUAGE_CODES.flatMap((language) => [`${language} /`, `${language} /contact`]),
  )
  const lost = pages.flatMap((page) => ('fault' in page ? [[page.path, page.fault]] : []))
  expect(lost).toEqual([
    ['/', 'the renderer ended with code 3'],
    ['/', expect.stringMatching(/^the renderer ended with SIG/)],
    ['/', 'the renderer took longer than 3000 ms'],
  ])
})

test('if page after page fails, the rest is given up', async () => {
  const pages = await rendered(
    'export const loadSite = () => ({ prerenderer: () => async () => process.exit(3) })',
    { maxLost: 2 },
  )
  const faults = pages.map((page) => 'fault' in page && page.fault)
  expect(faults.slice(0, 2)).toEqual(Array(2).fill('the renderer ended with code 3'))
  expect(faults.slice(2)).toEqual(Array(4).fill('2 pages before it could not be rendered'))
})

test('if the process cannot be started, that is the reason, and nothing else ends', async () => {
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = '/nowhere/node'
  await expect(rendered('')).rejects.toThrow('spawn /nowhere/node ENOENT')
})

test('the renderer’s process gets Node’s compile cache, and no setting of the server', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://fez:password@mail.example')
  const [page] = await rendered(
    `export const loadSite = () => ({
       prerenderer: () => async () => ({
         lang: 'en',
         head: '',
         body: Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')).join(),
         records: '',
       }),
     })`,
  )
  expect(page).toHaveProperty('html', expect.stringContaining('>NODE_COMPILE_CACHE<'))
})
