import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../src/isomorphic/calls.ts'
import { startBackendServer } from '../support/backend-server.ts'
import { LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { PATIENT } from '../support/start-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { runSite } from './running-site.ts'

/** The name of the zone in the backend's content. Languages in Latin script share one. */
const OTHER_ZONE: Partial<Record<string, string>> = { ru: 'Гюмри', hy: 'Գյումրի' }
const PATHS = PRODUCT_PATHS.filter((path) => path !== '/error')
/** One server renders these after the others, the other one renders only these. */
const PATHS_OF_OTHER = ['/', '/residents']

// tests/browser/head.spec.ts has the other tags of the head, and without-scripts.spec.ts the texts of each page.
test('every page has the content of the backend', async () => {
  await using backend = await startBackendServer()
  // Each server calls the backend once, and waits for its pages, however long the test takes.
  const env = { CONTENT_API: backend.url, PAGES_MAX_AGE: '3600', ...PATIENT }
  const [site, other] = await Promise.all([runSite(PATHS, env), runSite(PATHS_OF_OTHER, env)])
  for (const one of [site, other]) await one.said(/pages are prerendered/)

  for (const { tag } of LANGUAGES) {
    for (const path of PATHS) {
      const read = async (server: typeof site) => {
        const answer = await server.open(`${path}?lang=${tag}`)
        const policy = answer.headers.get('Content-Security-Policy')
        return { etag: answer.headers.get('ETag'), policy, html: await answer.text() }
      }
      const page = await read(site)
      const place = `${path} in ${tag}`
      expect(page.etag, place).not.toBeNull()
      if (PATHS_OF_OTHER.includes(path)) expect(await read(other), place).toEqual(page)
      expect(page.html, place).toContain(`<html lang="${tag}">`)
      expect(page.html, place).toContain(OTHER_ZONE[tag] ?? 'Gyumri')
      expect(page.html, place).toContain('<h1')
      const files = page.html.match(/(?<=(?:href|src)=)"[^"]+\.(?:css|js)"/g)
      expect(new Set(files).size, place).toBe(files?.length)
    }
  }
  expect(backend.requests()).toHaveLength(2 * CONTENT_CALLS.length)
  expect([...site.errorLines(), ...other.errorLines()]).toEqual([])
})

test('pages follow the backend through outages', async () => {
  await using backend = await startBackendServer()
  await backend.fault('navbar-data', 'refused')
  // Each change renders all pages again.
  const paths = ['/about-FEZ', '/about-armania', '/services']
  const site = await runSite(paths, { CONTENT_API: backend.url, PAGES_MAX_AGE: '1' })
  // Pages that need no content are written nevertheless.
  await site.showing('/about-armania?lang=ru', '<h1')
  expect((await site.html('/services')).includes('<h1'), 'has a heading').toBe(false)
  await backend.mend()
  await site.showing('/services', '| Gyumri FEZ')

  // A change is visible within one period.
  backend.change('get-service-page', { description: '<p>Nine cranes.</p>' })
  backend.change('meta-tags', [{ page: 'services', en_title: 'New title' }])
  await site.showing('/services', 'Nine cranes.')
  await site.showing('/services', '<title>New title</title>')

  // If one call fails, its page stays as it was, and the other pages follow the backend.
  await backend.fault('get-service-page', 'HTML')
  backend.change('get-about-page', { informative1Title: 'Where roads begin' })
  await site.showing('/about-FEZ', 'Where roads begin')
  expect((await site.html('/services')).includes('Nine cranes.'), 'new text').toBe(true)

  // While no call can be used, all pages stay.
  for (const call of CONTENT_CALLS) await backend.fault(call, 'a gzip bomb')
  const asked = backend.requests().length
  await expect
    .poll(() => backend.requests().length)
    .toBeGreaterThan(asked + 2 * CONTENT_CALLS.length)
  expect(await site.html('/services')).toContain('Nine cranes.')
  // Only Linux reports the peak memory of a process.
  if (process.platform === 'linux') {
    const status = readFileSync(`/proc/${String(site.program.pid)}/status`, 'utf8')
    const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
    expect(peak, 'MB of memory').toBeLessThan(300)
  }

  await backend.mend()
  backend.change('get-service-page', { description: '<p>Ten cranes.</p>' })
  await site.showing('/services', 'Ten cranes.')
})

test('no answer after a start is without its content', async () => {
  await using backend = await startBackendServer()
  const folder = await temporaryFolder()
  const env = { CONTENT_API: backend.url, ...PATIENT }
  const start = async () => {
    const site = await runSite(['/services', '/contact'], env, folder)
    for (const path of ['/services', '/contact?lang=ru', '/services?lang=hy']) {
      expect(await site.html(path), path).toContain('<h1')
    }
    const call = await (await site.open('/fez/get-service-page')).text()
    return { site, seen: [await site.html('/services'), call] }
  }
  const first = await start()
  expect(first.seen[1]).toContain('Gyumri')
  await first.site.said(/pages are prerendered/)
  await first.site.stop()

  await backend.stop()
  const second = await start()
  expect(second.seen).toEqual(first.seen)
  await expect
    .poll(second.site.errorLines)
    .toContainEqual(expect.stringMatching(/fez\/\* failed: connect ECONNREFUSED/))
  await second.site.stop()

  // Content of one backend is never shown for another.
  const other = await runSite(['/services'], { CONTENT_API: 'http://127.0.0.1:1' }, folder)
  await other.said(/pages are prerendered/)
  expect((await other.open('/fez/get-service-page')).status).toBe(502)
  expect(await other.html('/services')).not.toContain('<h1')
})

// tests/browser/head.spec.ts has the pages without a backend.
test('the built files name no path of this machine', () => {
  const files = globSync(['dist/**/*.*', 'dist-renderer/build.json'])
  expect(files.length).toBeGreaterThan(50)
  const named = files.filter((file) => {
    const text = readFileSync(file, 'latin1')
    return [process.cwd(), 'file://'].some((machine) => text.includes(machine))
  })
  expect(named).toEqual([])
})
