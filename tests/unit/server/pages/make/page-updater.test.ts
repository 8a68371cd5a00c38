import { existsSync, readFileSync, watchFile } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { publishFiles } from '../../../../../build/publish-files.ts'
import { ContentCache } from '../../../../../server/content/content-cache.ts'
import { startPageRefresh } from '../../../../../server/page-refresh.ts'
import {
  BUILD_FORMAT,
  readBuildManifest,
} from '../../../../../server/pages/built/build-manifest.ts'
import { PageUpdater } from '../../../../../server/pages/make/page-updater.ts'
import { readSettings } from '../../../../../server/platform/settings/settings.ts'
import { SavedFile } from '../../../../../server/platform/storage/saved-file.ts'
import { LANGUAGE_CODES } from '../../../../../src/isomorphic/languages.ts'
import { type Files, temporaryFolder, writeFiles } from '../../../../support/temporary-folder.ts'
import { useFakeTimers } from '../../support/fake-timers.ts'
import { NO_PRELOADS } from '../../support/no-preloads.ts'
import { captureErrorLines } from '../../support/test-site.ts'

test('a page that crashes is not rendered again with its content', async () => {
  const errorLines = captureErrorLines()
  let text = 'bad'
  const { folder, pages, start, refresh, html, starts } = await openBuild(
    `${COUNT_STARTS}
    export const prerenderer = (answers) => async ({ path }, lang) => {
      const { home: text } = answers['navbar-data'].payload
      if (path === '/' && lang === 'ru' && text === 'bad') process.exit(3)
      return { lang, head: '', body: text, records: '' }
    }`,
    { text: () => text, saves: true },
  )
  start()
  await expect.poll(() => html('/services')).toContain('bad')
  expect(html('/')).not.toContain('bad')
  await expect.poll(() => pages.failed).toEqual([{ path: '/', language: 'ru' }])
  const attempts = starts()
  const refreshed = refresh.mock.calls.length
  await expect.poll(() => refresh.mock.calls.length).toBeGreaterThan(refreshed + 5)
  expect(starts()).toBe(attempts)
  expect(errorLines).toEqual([
    expect.stringMatching(/^These pages could not be rendered: \/ in 'ru': /),
  ])
  // The next start tries it again.
  expect(await readdir(folder)).not.toContain('last-pages')

  text = 'good'
  await expect.poll(() => html('/')).toContain('good')
  await expect.poll(() => pages.failed).toEqual([])
})

test('the log names the pages that cannot be rendered by reason', async () => {
  const errorLines = captureErrorLines()
  const { start } = await openBuild(
    `const reasons = { '/ ru': 'no title', '/services ru': 'no title', '/ arm': 'no text' }
    export const prerenderer = () => ({ path }, lang) => {
      const reason = reasons[path + ' ' + lang]
      if (reason) throw new Error(reason)
      return { lang, head: '', body: '', records: '' }
    }`,
  )
  start()
  await expect
    .poll(() => errorLines)
    .toEqual([
      "These pages could not be rendered: / in 'ru', /services in 'ru': no title\n",
      "These pages could not be rendered: / in 'arm': no text\n",
    ])
})

test('while the pages cannot be rendered, the last ones stay', async () => {
  const errorLines = captureErrorLines()
  let text = 'first'
  const { folder, pages, start, refresh, html } = await openBuild(
    `import { existsSync } from 'node:fs'
    if (existsSync(import.meta.dirname + '/broken')) process.exit(3)
    ${rendererOf('"text " + answers["navbar-data"].payload.home')}`,
    { text: () => text },
  )
  start()
  await expect.poll(() => html('/')).toContain('text first')

  for (const [number, next] of ['second', 'third'].entries()) {
    await writeFiles(folder, { broken: '' })
    const before = html('/')
    text = next
    await expect.poll(() => errorLines).toHaveLength(1 + number)
    const refreshed = refresh.mock.calls.length
    await expect.poll(() => refresh.mock.calls.length).toBeGreaterThan(refreshed + 5)
    expect(errorLines.slice(number)).toEqual([
      'The pages could not be written, so visitors get the last ones: the renderer ended with code 3\n',
    ])
    expect(html('/')).toBe(before)
    expect(pages.failed).toHaveLength(2 * LANGUAGE_CODES.length)
    await rm(join(folder, 'broken'))
    await expect.poll(() => html('/')).toContain(`text ${next}`)
  }
})

test('a stop ends a renderer that hangs', async () => {
  const errorLines = captureErrorLines()
  const { folder, start } = await openBuild(
    `import { writeFileSync } from 'node:fs'
    writeFileSync(import.meta.dirname + '/pid', String(process.pid))
    for (;;);`,
  )
  const stop = start()
  const pidFile = join(folder, 'pid')
  const pid = () => Number(existsSync(pidFile) && readFileSync(pidFile, 'utf8'))
  await expect.poll(pid).toBeGreaterThan(0)
  await stop()
  const signal = () => process.kill(pid(), 0)
  await vi.waitFor(() => {
    expect(signal).toThrow('ESRCH')
  }, 30_000)
  expect(errorLines).toEqual([])
})

test('a stop waits until the pages are saved', async () => {
  const { start } = await openBuild(rendererOf('"text"'))
  const saved = Promise.withResolvers<boolean>()
  const save = vi.spyOn(SavedFile.prototype, 'save').mockReturnValue(saved.promise)
  const stop = start()
  await expect.poll(() => save).toHaveBeenCalled()
  const ended = vi.fn<() => void>()
  const end = stop().then(ended)
  await new Promise(setImmediate)
  expect(ended).not.toHaveBeenCalled()
  saved.resolve(true)
  await end
})

test('content is read at the start and once a period, until a stop', async () => {
  useFakeTimers('setInterval', 'clearInterval')
  const { start, refresh } = await openBuild(rendererOf('"first"'), { maxAgeS: 60 })
  const stop = start()
  await expect.poll(() => refresh).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  await new Promise(setImmediate)
  await stop()
  vi.advanceTimersByTime(600_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('content that comes while pages are rendered is rendered next', async () => {
  let text = 'first'
  const { folder, pageUpdater, start, refresh, html } = await openBuild(
    `${WAIT_FOR_GO}
    await waitForGo()
    ${rendererOf('answers["navbar-data"].payload.home')}`,
    { text: () => text },
  )
  const update = vi.spyOn(pageUpdater, 'update')
  start()
  await expect.poll(() => pageUpdater.pages.isStale).toBe(true)
  text = 'second'
  const refreshed = refresh.mock.calls.length
  await expect.poll(() => refresh.mock.calls.length).toBeGreaterThan(refreshed + 1)
  expect(update).toHaveBeenCalledOnce()
  await writeFiles(folder, { go: '' })
  await expect.poll(() => html('/')).toContain('second')
})

test('a new build is rendered at once with the known content', async () => {
  const { folder, pageUpdater, start, refresh, html } = await openBuild(rendererOf('"first"'), {
    extra: 'shell',
    maxAgeS: 60,
  })
  start()
  await expect.poll(() => html('/home-2')).toContain('first')
  await writeBuild(folder, rendererOf('"second"'))
  await expect.poll(() => html('/')).toContain('second')
  expect(html('/home-2')).toBe('undefined')
  expect(pageUpdater.pages.canonicalPath('/home-2')).toBeUndefined()
  expect(refresh).toHaveBeenCalledOnce()
})

test('while a new build cannot be read, the last pages stay', async () => {
  const errorLines = captureErrorLines()
  const { folder, start, html } = await openBuild(rendererOf('"first"'))
  start()
  await expect.poll(() => html('/')).toContain('first')
  await Promise.all([nextChange(folder), addToBuild(folder, { 'build.json': 'no JSON' })])
  await expect.poll(() => errorLines).toHaveLength(1)
  expect(errorLines[0]).toMatch(/^The new build cannot be read, so visitors get the last one: /)
  expect(html('/')).toContain('first')
  await writeBuild(folder, rendererOf('"second"'))
  await expect.poll(() => html('/')).toContain('second')
})

test('no script in the content may run', async () => {
  const { pageUpdater, start, html } = await openBuild(rendererOf('"<script>steal()</script>"'))
  start()
  await pageUpdater.ready
  expect(html('/')).toContain('<script>')
  const policy = pageUpdater.pages.get('/', 'ru')?.policy
  expect(policy).toContain("script-src 'self'; script-src-attr 'none';")
})

test('the policy of a new build allows its own inline scripts', async () => {
  const { folder, pageUpdater, start, html } = await openBuild(rendererOf('"first"'))
  start()
  await expect.poll(() => html('/')).toContain('first')
  await writeBuild(folder, rendererOf('"second"'), { inline: '<script>start()</script>' })
  await expect.poll(() => html('/')).toContain('second')
  for (const page of [pageUpdater.pages.get('/', 'ru'), pageUpdater.pages.shell]) {
    expect(page?.policy).toContain("script-src 'self' 'sha256-")
  }
})

test('each page is live once it is rendered', async () => {
  const { folder, pageUpdater, start, html } = await openBuild(
    `${WAIT_FOR_GO}
    export const prerenderer = () => async ({ path }, lang) => {
      if (path === '/home-2') await waitForGo()
      return { lang, head: '', body: 'first', records: '' }
    }`,
    { extra: 'shell' },
  )
  start()
  await pageUpdater.ready
  expect([html('/'), html('/services')]).toEqual(Array(2).fill(expect.stringContaining('first')))
  expect(html('/home-2')).toBe('undefined')
  await writeFiles(folder, { go: '' })
  await expect.poll(() => html('/home-2')).toContain('first')
})

test('pages are ready only with the last product page, also after one was lost', async () => {
  captureErrorLines()
  const { folder, pageUpdater, start, html } = await openBuild(
    `${WAIT_FOR_GO}
    export const prerenderer = () => async ({ path }, lang) => {
      if (path === '/' && lang === 'en') process.exit(1)
      if (path === '/') await waitForGo()
      return { lang, head: '', body: 'first', records: '' }
    }`,
    { extra: 'shell' },
  )
  let isReady = false
  void pageUpdater.ready.then(() => (isReady = true))
  start()
  await expect.poll(() => html('/home-2')).toContain('first')
  expect(isReady, 'all pages are ready').toBe(false)
  await writeFiles(folder, { go: '' })
  await pageUpdater.ready
  expect(html('/')).toContain('first')
})

test('a start with the same build and content renders nothing', async () => {
  const folder = await temporaryFolder()
  const file = new SavedFile<{ inputHash: string }>(join(folder, 'last-pages'), 4)
  await writeBuild(folder, `${COUNT_STARTS}\n${rendererOf('"first"')}`)
  const run = async (text: string) => {
    const { pageUpdater, start, starts } = await openPageUpdater(folder, {
      text: () => text,
      saves: true,
    })
    start()
    await pageUpdater.ready
    return { pages: pageUpdater.pages, starts: starts() }
  }
  const inputHash = async () => (await file.load())?.inputHash
  const first = await run('one')
  await expect.poll(inputHash).toBeDefined()
  const ofFirst = await inputHash()

  const second = await run('one')
  expect(second.starts).toBe(1)
  for (const path of ['/', '/services']) {
    expect(second.pages.get(path, 'ru')).toEqual(first.pages.get(path, 'ru'))
  }
  expect((await run('two')).starts).toBe(2)
  await expect.poll(inputHash).not.toBe(ofFirst)
})

test('a page that cannot be rendered after a start stays as it was in the last run', async () => {
  captureErrorLines()
  const folder = await temporaryFolder()
  const renderer = `export const prerenderer = (answers) => ({ path }, lang) => {
    const { home: text } = answers['navbar-data'].payload
    if (path === '/' && text === 'bad') throw new Error('no text')
    return { lang, head: '', body: text, records: '' }
  }`
  const run = async (text: string) => {
    const site = await openPageUpdater(folder, { text: () => text, saves: true })
    const stop = site.start()
    await site.pageUpdater.ready
    return { ...site, stop }
  }
  await writeBuild(folder, renderer)
  const first = await run('good')
  await expect.poll(() => existsSync(join(folder, 'last-pages'))).toBe(true)
  await first.stop()
  const second = await run('bad')
  expect(second.html('/services')).toContain('bad')
  expect(second.html('/')).toContain('good')
  await expect.poll(() => second.pages.failed).toHaveLength(LANGUAGE_CODES.length)
  await second.stop()

  // The files that a page of another build needs may be gone.
  await writeBuild(folder, renderer, { inline: '<script>next()</script>' })
  expect((await run('bad')).html('/')).toBe('undefined')
})

test('pages that have changed since the last run have a date', async () => {
  const folder = await temporaryFolder()
  await writeBuild(
    folder,
    `export const prerenderer = (answers) => ({ path }, lang) => {
      const { home: text } = answers['navbar-data'].payload
      const body = '<main>' + (path === '/' ? text : 'the same') + '</main>'
      return { lang, head: '', body, records: '' }
    }`,
  )
  const datesAfter = async (text: string) => {
    const saved = vi.spyOn(SavedFile.prototype, 'save')
    const { pageUpdater, start } = await openPageUpdater(folder, { text: () => text, saves: true })
    start()
    await pageUpdater.ready
    await expect.poll(() => saved.mock.settledResults.length).toBeGreaterThan(1)
    saved.mockRestore()
    return ['/', '/services'].map((path) => pageUpdater.changes.lastChange(path, 'ru'))
  }
  expect(await datesAfter('old')).toEqual([undefined, undefined])
  expect(await datesAfter('new')).toEqual([expect.stringMatching(/^20.*Z$/), undefined])
})

/** Resolves once a change of the build is noticed: Node tells all watchers of a file at once. */
const nextChange = (folder: string) =>
  new Promise((resolve) => {
    watchFile(join(folder, 'build.json'), resolve)
  })

/** In a renderer, counts how often it starts. */
const COUNT_STARTS = `import { appendFileSync } from 'node:fs'
  appendFileSync(import.meta.dirname + '/starts', '.')`

/** In a renderer, waits until its folder has a file `go`. */
const WAIT_FOR_GO = `import { existsSync } from 'node:fs'
  import { setTimeout } from 'node:timers/promises'
  const waitForGo = async () => {
    while (!existsSync(import.meta.dirname + '/go')) await setTimeout(20)
  }`

/** A renderer whose pages all have the text of this expression. In it, `answers` are the responses. */
const rendererOf = (text: string) => `export const prerenderer = (answers) => (_, lang) =>
  ({ lang, head: '', body: ${text}, records: '' })`

interface BuildOptions {
  /** The kind of one more page. */
  extra?: 'shell'
  /** Is part of the shell. */
  inline?: string
}

async function writeBuild(
  folder: string,
  renderer: string,
  { extra, inline = '' }: BuildOptions = {},
): Promise<void> {
  const route = { kind: 'text', listed: true, scriptPreloads: '' }
  const demo = { ...route, path: '/home-2', kind: extra }
  const name = `renderer-${Date.now()}.js`
  const manifest = {
    format: BUILD_FORMAT,
    renderer: name,
    shell: `<html lang="en"><title>Zone</title>${inline}<template></template><div id="root"></div>`,
    fontPreloads: NO_PRELOADS,
    routes: [...(extra ? [demo] : []), ...['/', '/services'].map((path) => ({ path, ...route }))],
  }
  await addToBuild(folder, { [name]: renderer, 'build.json': JSON.stringify(manifest) })
}

/** Moves finished files there, as a build does: a cache that watches the folder reads none in part. */
async function addToBuild(folder: string, files: Files): Promise<void> {
  await publishFiles(await temporaryFolder(files), folder, 'build.json')
}

interface CacheOptions {
  /** The text in the payload of one call. */
  text?: () => string
  maxAgeS?: number
  saves?: boolean
}

/** A new build with this renderer, and a cache of its pages. */
async function openBuild(renderer: string, options: BuildOptions & CacheOptions = {}) {
  const folder = await temporaryFolder()
  await writeBuild(folder, renderer, options)
  return { folder, ...(await openPageUpdater(folder, options)) }
}

/** A cache of the pages of a build. */
async function openPageUpdater(
  folder: string,
  { text = () => '', maxAgeS = 0.05, saves = false }: CacheOptions = {},
) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  if (!saves) vi.spyOn(SavedFile.prototype, 'save').mockResolvedValue(true)
  const contentCache = new ContentCache({
    requestName: String,
    read(call) {
      const payload = call === 'navbar-data' ? { home: text() } : null
      return Promise.resolve({ json: { payload }, validators: {} })
    },
  })
  const manifestFile = join(folder, 'build.json')
  const readManifest = () => readBuildManifest(undefined, manifestFile)
  const settings = readSettings({ DATA_DIR: folder, SITE_URL: 'https://fez.example' })
  const pageUpdater = await PageUpdater.open(readManifest(), settings)
  const start = () => {
    const { stop } = startPageRefresh({
      contentCache,
      pageUpdater,
      periodS: maxAgeS,
      manifestFile,
      readManifest,
    })
    onTestFinished(stop)
    return stop
  }
  const html = (path: string) => String(pageUpdater.pages.get(path, 'ru')?.bodies.identity)
  const starts = () => readFileSync(join(folder, 'starts')).length
  const { pages } = pageUpdater
  const refresh = vi.spyOn(contentCache, 'refresh')
  return { pageUpdater, pages, start, refresh, html, starts }
}
