import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ContentReader } from '../../../../server/pages/content-reader.ts'
import { PageCache } from '../../../../server/pages/page-cache.ts'
import { readBuild } from '../../../../server/site/site-build.ts'
import { LANGUAGE_CODES } from '../../../../src/i18n/languages.ts'
import { temporaryFolder, writeFiles } from '../../../support/temporary-folder.ts'
import { captureErrorLines } from '../support/test-site.ts'

test('a page that crashes on its content is not rendered again before the content changes, and a failed refresh of the content is repeated', async () => {
  const errorLines = captureErrorLines()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const folder = await temporaryFolder()
  const starts = join(folder, 'starts')
  const renderer = `
    import { appendFileSync } from 'node:fs'
    const prerenderer = (answers) => async ({ path }, lang) => {
      if (path === '/' && lang === 'ru' && answers['navbar-data'].payload === 'bad') process.exit(3)
      return { lang, head: '', body: answers['navbar-data'].payload, records: '' }
    }
    export const loadSite = () => {
      appendFileSync(${JSON.stringify(starts)}, '.')
      return { prerenderer }
    }`
  const route = { kind: 'text', listed: true, scripts: '', styles: '' }
  const build = {
    renderer: 'renderer.js',
    shell: '<html lang="en"><head><title>Zone</title></head><div id="root"></div>',
    fontPreloads: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, ''])),
    routes: ['/', '/services'].map((path) => ({ path, ...route })),
  }
  await writeFiles(folder, { 'renderer.js': renderer, 'build.json': JSON.stringify(build) })
  const buildFile = join(folder, 'build.json')

  let payload = 'bad'
  const calls = new Hono()
  calls.get('*', (c) => c.json({ payload }))
  const reader = new ContentReader(calls)
  const refresh = vi.spyOn(reader, 'refresh')
  refresh.mockRejectedValueOnce(new Error('terminated'))
  const siteUrl = new URL('https://fez.example')
  const pageCache = await PageCache.open({
    build: readBuild(buildFile) ?? expect.fail(),
    buildFile,
    reader,
    siteUrl,
    policySources: { apiOrigin: undefined, mediaOrigins: [], maps: false },
    maxAgeS: 0.05,
  })
  onTestFinished(() => {
    pageCache.stop()
  })
  const html = (path: string) => String(pageCache.pages.prerendered(path, 'ru')?.bodies.identity)

  // After each crash a new process starts.
  const timeout = 30_000
  pageCache.start()
  await expect.poll(() => html('/services'), { timeout }).toContain('bad')
  expect(html('/')).not.toContain('bad')
  const attempts = readFileSync(starts).length
  const refreshed = refresh.mock.calls.length
  await expect.poll(() => refresh.mock.calls.length).toBeGreaterThan(refreshed + 5)
  expect(readFileSync(starts)).toHaveLength(attempts)
  expect(errorLines).toEqual([
    expect.stringMatching(/^The content for the pages could not be read: terminated/),
    expect.stringMatching(/^1 pages could not be rendered, such as \/ in 'ru'/),
  ])

  payload = 'good'
  await expect.poll(() => html('/'), { timeout }).toContain('good')
})
