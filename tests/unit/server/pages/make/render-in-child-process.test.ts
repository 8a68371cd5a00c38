import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  type PageResult,
  renderInChildProcess,
  type RenderInput,
  type RenderLimits,
} from '../../../../../server/pages/make/render-in-child-process.ts'
import { LANGUAGE_CODES } from '../../../../../src/isomorphic/languages.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { NO_PRELOADS } from '../../support/no-preloads.ts'
import { captureErrorLines } from '../../support/test-site.ts'

afterEach(() => vi.unstubAllEnvs())

const SHELL =
  '<html data-keep-days="30" lang="en"><title>Shell</title><template></template><div id="root"></div></html>'

const SCRIPT_PRELOADS = '<link>'
const ROUTES: RenderInput['routes'] = ['/', '/contact'].map((path) => ({
  path,
  kind: 'text',
  listed: true,
  scriptPreloads: SCRIPT_PRELOADS,
}))

/** Blocks without using the processor. */
const HANGS = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'

const TAKES_ALL_MEMORY = 'for (const all = []; ; ) all.push(Array(1e6).fill(0))'

type Inputs = Partial<Pick<RenderInput, 'responses' | 'shell' | 'routes'>> & Partial<RenderLimits>

/** Renders two routes with a renderer that has this source. */
async function renderedBy(
  source: string,
  { responses = {}, shell = SHELL, routes = ROUTES, ...limits }: Inputs = {},
): Promise<PageResult[]> {
  const folder = await temporaryFolder({ 'renderer.js': source })
  const task: RenderInput = {
    renderer: join(folder, 'renderer.js'),
    siteUrl: 'https://fez.example/',
    shell,
    fontPreloads: { ...NO_PRELOADS, ru: '<link as="font">' },
    routes,
    responses,
  }
  const pages: PageResult[] = []
  for await (const page of renderInChildProcess(task, new AbortController().signal, limits))
    pages.push(page)
  return pages
}

/** Renders two routes by this body of a function, which returns the text of the page. */
function rendered(body: string, inputs?: Inputs) {
  const source = `export const prerenderer = (answers, siteUrl, htmlTag) => async ({ path }, lang) => ({
    lang, head: '<title>' + new URL(path, siteUrl) + '</title>', records: '<script>{}</script>',
    body: await (async () => { ${body} })(),
  })`
  return renderedBy(source, inputs)
}

type Rendered = Awaited<ReturnType<typeof rendered>>
const errorsOf = (pages: Rendered) => pages.flatMap((page) => ('error' in page ? page.error : []))

test('each page is the shell with the responses of the backend', async () => {
  const pages = await rendered(
    `return answers['navbar-data'].payload + (/days="30"/.test(htmlTag) ? ' for 30 days' : '')`,
    { responses: { 'navbar-data': '{"payload":"Start"}' } },
  )
  expect(pages).toHaveLength(2 * LANGUAGE_CODES.length)
  expect(pages).toContainEqual({
    path: '/contact',
    language: 'ru',
    html:
      '<html data-keep-days="30" lang="ru"><title>https://fez.example/contact</title><template><link></template>' +
      '<link as="font"><div id="root">Start for 30 days</div><script>{}</script></html>',
  })
})

test('pages with text come first, in all languages', async () => {
  const demo = {
    path: '/home-2',
    kind: 'shell',
    listed: false,
    scriptPreloads: SCRIPT_PRELOADS,
  } as const
  const pages = await rendered("return ''", { routes: [demo, ...ROUTES.slice(0, 1)] })
  expect(pages.map(({ path, language }) => `${language} ${path}`)).toEqual([
    ...LANGUAGE_CODES.map((language) => `${language} /`),
    ...LANGUAGE_CODES.map((language) => `${language} /home-2`),
  ])
})

test('the log has forty lines of what a crashing renderer says', async () => {
  const lines = captureErrorLines()
  await rendered(`if (path === '/') return ''
    for (let line = 0; line < 1000; line++) console.error('line ' + line)
    throw new Error('broken content')`)
  expect(lines.slice(0, 2)).toEqual(['The renderer: line 0\n', 'The renderer: line 1\n'])
  expect(lines).toHaveLength(40)
})

test('a page that makes a request or is too long is not rendered', async () => {
  const pages = await rendered(`
    if (path === '/') await fetch('https://fez.example/')
    return lang === 'ru' ? 'a'.repeat(2 ** 20) : 'text'`)
  const tooLong = 'it would have more than 524288 characters'
  expect(errorsOf(pages)).toEqual(
    LANGUAGE_CODES.flatMap((language) => [
      'The renderer makes no requests.',
      ...(language === 'ru' ? [tooLong] : []),
    ]),
  )
})

test.each(['lang="en"', '<title>Shell</title>', '</template>', '<div id="root"></div>'])(
  'no page is made from a shell without %s',
  async (part) => {
    const pages = await rendered("return 'text'", { shell: SHELL.replace(part, '') })
    expect(errorsOf(pages)).toEqual(
      Array(2 * LANGUAGE_CODES.length).fill(
        expect.stringMatching(/^the built index\.html has no ./),
      ),
    )
  },
)

test.each([
  ['ends', 'process.exit(3)', {}, 'the renderer ended with code 3'],
  ['hangs', HANGS, { startMs: 1000 }, 'the renderer took longer than 1000 ms'],
])(
  'if a renderer %s before it has started, that is the reason',
  async (_, source, limits, reason) => {
    await expect(renderedBy(source, limits)).rejects.toThrow(reason)
  },
)

// Each limit is its own: under load, memory fills slowly.
test.each([
  ['ends the process', 'process.exit(3)', {}, 'ended with code 3'],
  ['takes all memory', TAKES_ALL_MEMORY, { pageMs: 100_000, memoryMb: 64 }, 'ended with SIG'],
  ['hangs', HANGS, { pageMs: 3000 }, 'took longer than 3000 ms'],
])('a page that %s keeps no other page', async (what, code, limits, reason) => {
  const lines = captureErrorLines()
  const [lost, ...others] = await rendered(
    `if (path !== '/' || lang !== 'en') return ''
     ${code}`,
    limits,
  )
  expect(lost).toEqual({
    path: '/',
    language: 'en',
    error: expect.stringContaining(`the renderer ${reason}`) as string,
  })
  expect(others.map(({ path, language }) => `${language} ${path}`)).toEqual([
    ...LANGUAGE_CODES.map((language) => `${language} /contact`),
    ...LANGUAGE_CODES.slice(1).map((language) => `${language} /`),
  ])
  expect(errorsOf(others)).toEqual([])
  const isTold = lines.some((line) => line.includes('heap out of memory'))
  expect(isTold).toBe(what === 'takes all memory')
})

test('if page after page fails, the rest is given up', async () => {
  const pages = await rendered('process.exit(3)', { maxCrashes: 2 })
  expect(errorsOf(pages)).toEqual([
    ...Array<string>(2).fill('the renderer ended with code 3'),
    ...Array<string>(2 * LANGUAGE_CODES.length - 2).fill('2 pages before it could not be rendered'),
  ])
})

test('a process that cannot be started is the reason', async () => {
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = '/nowhere/node'
  await expect(rendered('')).rejects.toThrow('spawn /nowhere/node ENOENT')
})

test('the renderer’s process gets no setting of the server', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://fez:password@mail.example')
  const [page] = await rendered(
    "return Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL')).join()",
  )
  expect(page).toHaveProperty('html', expect.stringContaining('>NODE_COMPILE_CACHE<'))
})
