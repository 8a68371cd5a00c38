import { expect, test, vi } from 'vitest'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { type Language, LANGUAGES, OFFERED_LANGUAGES } from '../../src/i18n/languages.ts'
import { startBackendServer } from '../support/backend-server.ts'
import { otherContent } from '../support/content.ts'
import { FAULT_NAMES } from '../support/faults.ts'
import { builtFolder, runSite } from './running-site.ts'

const content = otherContent()
const inLanguage = (record: unknown, field: string, language: Language) =>
  String((record as Record<string, unknown>)[LANGUAGES[language].fieldPrefix + field])

function metaText(page: string, field: string, language: Language): string {
  const records = content['meta-tags'] as unknown as Record<string, string>[]
  const prefix = language === 'en' ? 'en_' : LANGUAGES[language].fieldPrefix
  return records.find((record) => record.page === page)?.[prefix + field] ?? '?'
}

/** Each route with a text of its page and the page name of its meta-tag record. */
const PAGES = [
  ['/', content['get-home-page'], 'informative1Title', 'home'],
  ['/about-FEZ', content['get-about-page'], 'informative1Title', 'about-FEZ'],
  ['/services', firstOf(content['get-service-page'].serviceItems), 'title', 'services'],
  ['/residents', content['get-become-resident-page'], 'informativeTitle', 'residents'],
  [
    '/preferences-incentives',
    content['get-resident-incentives-page'],
    'informativeTitle',
    'preferences-incentives',
  ],
  [
    '/our-residenst',
    firstOf(content['get-our-residents-page'].ourResidentsItems),
    'title',
    'our-residenst',
  ],
  [
    '/blog-2-column',
    firstOf(content['get-our-residents-page'].ourResidentsItems),
    'title',
    undefined,
  ],
  ['/contact', content['navbar-data'], 'contact', 'contact'],
  ['/about-armania', content['navbar-data'], 'aboutArmenia', undefined],
] as const
const PATHS = PAGES.map(([path]) => path)

test('with a backend, every page has its text, title and description, and two servers of one build serve it byte for byte, with the same ETag', async () => {
  await using backend = await startBackendServer()
  const folder = await builtFolder(PATHS)
  const sites = await Promise.all([1, 2].map(() => runSite(folder, { CONTENT_API: backend.url })))
  await Promise.all(sites.map((site) => site.showing('/?lang=hy', 'Գյումրի')))

  const missing: string[][] = []
  const twice: string[] = []
  for (const language of OFFERED_LANGUAGES) {
    const { tag } = LANGUAGES[language]
    for (const [path, record, field, meta] of PAGES) {
      const pages = sites.map(async (site) => {
        const answer = await site.open(`${path}?lang=${tag}`)
        const policy = answer.headers.get('Content-Security-Policy')
        return { etag: answer.headers.get('ETag'), policy, html: await answer.text() }
      })
      const [page = expect.fail(), other] = await Promise.all(pages)
      expect(page.etag).not.toBeNull()
      expect(other).toEqual(page)
      const { html } = page
      const expected = [`<html lang="${tag}">`, `>${inLanguage(record, field, language)}`]
      if (meta) {
        expected.push(`<title>${metaText(meta, 'title', language)}</title>`)
        expected.push(`name="description" content="${metaText(meta, 'description', language)}"`)
      }
      // A serialised no-break space is an entity.
      const plain = (text: string) => text.replaceAll(/\u00a0|&nbsp;/g, ' ')
      const lost = expected.filter((text) => !plain(html).includes(plain(text)))
      missing.push(...lost.map((text) => [path, text]))
      const files = [...html.matchAll(/(?<=(?:href|src)=)"[^"]+\.(?:css|js)"/g)].map(
        ([file]) => file,
      )
      twice.push(...files.filter((file, place) => files.indexOf(file) < place))
    }
  }
  expect(missing).toEqual([])
  expect(twice).toEqual([])
  expect(backend.requests()).toHaveLength(2 * CONTENT_CALLS.length)
  expect(sites.flatMap(({ faults }) => faults())).toEqual([])
})

test('pages follow the backend through a change, a failing call, an outage and its end', async () => {
  await using backend = await startBackendServer()
  const site = await runSite(await builtFolder(['/services', '/about-FEZ', '/residents']), {
    CONTENT_API: backend.url,
    PAGES_MAX_AGE: '1',
  })
  await site.showing('/services', '| Gyumri FEZ')

  // A change is visible within one period, which makes nine conditional calls.
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
  const later = backend.requests().slice(CONTENT_CALLS.length)
  expect(later.every(({ headers }) => headers['if-none-match'] !== undefined)).toBe(true)
  expect(site.faults()).toEqual([])

  // If one call fails, its page stays as it was, and the other pages follow the backend.
  await backend.fault('get-service-page', 'HTML')
  backend.change('get-about-page', { informative1Title: 'Where roads begin' })
  await site.showing('/about-FEZ', 'Where roads begin')
  expect((await site.html('/services')).includes('Nine cranes.')).toBe(true)

  // During an outage all pages stay. Afterwards they follow the backend again.
  const faults = site.faults().length
  await backend.fault('get-service-page', 'refused')
  await expect.poll(() => site.faults().length).toBeGreaterThanOrEqual(faults + 8)
  expect((await site.html('/services')).includes('Nine cranes.')).toBe(true)
  expect((await site.html('/residents?lang=ru')).includes('<h1')).toBe(true)
  await backend.mend()
  backend.change('get-service-page', { description: '<p>Ten cranes.</p>' })
  await site.showing('/services', 'Ten cranes.')
})

test('while the faults of all calls change, every page is there, and the memory stays small', async () => {
  await using backend = await startBackendServer()
  const site = await runSite(await builtFolder(PATHS), {
    CONTENT_API: backend.url,
    PAGES_MAX_AGE: '1',
    CONTENT_TIMEOUT: '1',
  })
  // Records that were late the first time are requested again.
  for (const path of PATHS) await site.showing(path, '<h1')
  const faults = FAULT_NAMES.filter((fault) => fault !== 'refused')
  for (let first = 0; first < faults.length; first += CONTENT_CALLS.length) {
    await backend.mend()
    const given = CONTENT_CALLS.map((call, i) => ({ call, fault: faults[first + i] }))
    for (const { call, fault } of given) if (fault) await backend.fault(call, fault)
    const asked = backend.requests().length
    await vi.waitUntil(() => backend.requests().length >= asked + 2 * given.length, {
      timeout: 30_000,
    })
    for (const path of PATHS) {
      expect((await site.html(path)).includes('<h1'), `${path} ${JSON.stringify(given)}`).toBe(true)
    }
  }
  expect(site.peakMemoryMb()).toBeLessThan(300)

  await backend.mend()
  backend.change('get-service-page', { description: '<p>Ten cranes.</p>' })
  await site.showing('/services', 'Ten cranes.')
})

test('with the backend down at the start, pages work at once, and get their text when it is back', async () => {
  await using backend = await startBackendServer()
  await backend.fault('navbar-data', 'refused')
  const paths = ['/', '/services', '/about-armania']
  const site = await runSite(await builtFolder(paths), {
    CONTENT_API: backend.url,
    PAGES_MAX_AGE: '1',
  })

  for (const path of paths) {
    const answer = await site.open(path)
    expect(answer.status).toBe(200)
    expect((await answer.text()).includes('<script type="module"')).toBe(true)
  }
  // Pages that need no content are written nevertheless.
  await site.showing('/about-armania?lang=ru', '<h1')
  expect((await site.html('/services')).includes('<h1')).toBe(false)

  await backend.mend()
  await site.showing('/services', '| Gyumri FEZ')
})

test('without a backend the pages show what is in content/, and name no path of this machine', async () => {
  const site = await runSite(await builtFolder(['/services']))
  const html = await site.showing('/services?lang=ru', 'Услуги')
  // React's development build would write these.
  const named = [process.cwd(), 'file://', 'data-msg'].filter((text) => html.includes(text))
  expect(named).toEqual([])
  expect(site.faults()).toEqual([])
})

function firstOf(items: unknown): unknown {
  return (items as unknown[])[0]
}
