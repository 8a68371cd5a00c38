import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { startBackendServer } from '../support/backend-server.ts'
import { FAULT_NAMES } from '../support/faults.ts'
import { LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { runSite } from './running-site.ts'

const OTHER_ZONE = { en: 'Gyumri', ru: 'Гюмри', hy: 'Գյումրի' }
const PATHS = PRODUCT_PATHS.filter((path) => path !== '/error')
/** One server renders these after the others, the other one renders only these. */
const PATHS_OF_OTHER = ['/', '/residents']

// tests/browser/head.spec.ts has the other tags of the head, and without-scripts.spec.ts the texts of each page.
test('with a backend, every page has its content, no file twice, and two servers of one build serve it byte for byte, with the same ETag', async () => {
  await using backend = await startBackendServer()
  const env = { CONTENT_API: backend.url }
  const [site, other] = await Promise.all([runSite(PATHS, env), runSite(PATHS_OF_OTHER, env)])
  for (const one of [site, other]) await one.showing('/residents?lang=hy', 'Գյումրի')

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
      expect(page.html, place).toContain(OTHER_ZONE[tag])
      expect(page.html, place).toContain('<h1')
      const files = page.html.match(/(?<=(?:href|src)=)"[^"]+\.(?:css|js)"/g)
      expect(new Set(files).size, place).toBe(files?.length)
    }
  }
  expect(backend.requests()).toHaveLength(2 * CONTENT_CALLS.length)
  expect([...site.errorLines(), ...other.errorLines()]).toEqual([])
})

test('pages follow the backend from an outage at the start through changes and all faults to the end, in little memory', async () => {
  await using backend = await startBackendServer()
  await backend.fault('navbar-data', 'refused')
  // One page of each kind: each change renders all of them again.
  const paths = ['/', '/about-FEZ', '/about-armania', '/services', '/residents']
  const site = await runSite(paths, {
    CONTENT_API: backend.url,
    PAGES_MAX_AGE: '1',
    CONTENT_TIMEOUT: '1',
  })
  for (const path of ['/', '/services', '/about-armania']) {
    const answer = await site.open(path)
    expect(answer.status).toBe(200)
    expect((await answer.text()).includes('<script type="module"')).toBe(true)
  }
  // Pages that need no content are written nevertheless.
  await site.showing('/about-armania?lang=ru', '<h1')
  expect((await site.html('/services')).includes('<h1')).toBe(false)
  await backend.mend()
  await site.showing('/services', '| Gyumri FEZ')

  // A change is visible within one period.
  backend.change('get-service-page', { description: '<p>Nine cranes.</p>' })
  backend.change('meta-tags', [
    { page: 'services', en_title: 'New title', en_description: 'New description' },
  ])
  await site.showing('/services', 'Nine cranes.')
  const html = await site.showing('/services', '<title>New title</title>')
  const head = [
    '<meta name="description" content="New description"/>',
    '<meta property="og:title" content="New title"/>',
  ]
  expect(head.filter((tag) => !html.includes(tag))).toEqual([])

  // If one call fails, its page stays as it was, and the other pages follow the backend.
  await backend.fault('get-service-page', 'HTML')
  backend.change('get-about-page', { informative1Title: 'Where roads begin' })
  await site.showing('/about-FEZ', 'Where roads begin')
  expect((await site.html('/services')).includes('Nine cranes.')).toBe(true)

  // If all calls fail, all pages stay.
  const before = site.errorLines().length
  for (const call of CONTENT_CALLS) await backend.fault(call, 'server error')
  await expect.poll(() => site.errorLines().length).toBeGreaterThanOrEqual(before + 9)
  expect((await site.html('/services')).includes('Nine cranes.')).toBe(true)
  expect((await site.html('/residents?lang=ru')).includes('<h1')).toBe(true)

  await backend.mend()
  // Records that were late the first time are requested again.
  for (const path of paths) await site.showing(path, '<h1')
  const faults = FAULT_NAMES.filter((fault) => fault !== 'refused')
  for (let first = 0; first < faults.length; first += CONTENT_CALLS.length) {
    await backend.mend()
    const given = CONTENT_CALLS.map((call, i) => ({ call, fault: faults[first + i] }))
    for (const { call, fault } of given) if (fault) await backend.fault(call, fault)
    const asked = backend.requests().length
    await vi.waitUntil(() => backend.requests().length >= asked + 2 * given.length, {
      timeout: 30_000,
    })
    for (const path of paths) {
      expect((await site.html(path)).includes('<h1'), `${path} ${JSON.stringify(given)}`).toBe(true)
    }
  }
  expect(site.peakMemoryMb()).toBeLessThan(300)

  await backend.mend()
  backend.change('get-service-page', { description: '<p>Ten cranes.</p>' })
  await site.showing('/services', 'Ten cranes.')
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
