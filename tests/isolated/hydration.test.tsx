import { createMemoryHistory } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CONTENT_CALLS, type ContentCall } from '../../src/api/calls/calls.ts'
import { hydrateRecords } from '../../src/api/records/dehydrated-records.ts'
import { createQueryClient } from '../../src/api/records/query-client.ts'
import { startContent } from '../../src/api/records/start-content.ts'
import { App } from '../../src/app.tsx'
import { type Language, LANGUAGES } from '../../src/i18n/languages.ts'
import { startLanguage } from '../../src/i18n/start-language.ts'
import { prerenderer } from '../../src/prerender/prerender.tsx'
import { siteRoutes } from '../../src/prerender/site-routes.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { removeLanguageFromLinks } from '../../src/ui/links/links-in-language.ts'
import { sampleContent } from '../support/content.ts'
import { stubBackend } from '../support/dom/stub-backend.ts'

/** The pages are opened with this clock: a page that was prerendered before New Year stays. */
const A_YEAR_ON = Date.now() + 366 * 24 * 60 * 60 * 1000

/** React warns that the same process has prerendered the page, which happens only in this test. */
const isOfSite = (warning: string) => !warning.startsWith('Detected multiple renderers')

const PAGES = siteRoutes().filter(({ kind }) => kind === 'text')
/** In Armenian all differs from English that differs in Russian. The home page has each kind of block. */
const CASES: [address: string, language: Language, empty: ContentCall | 'no record'][] = [
  ...PAGES.map(({ path }): (typeof CASES)[number] => [path, 'arm', 'no record']),
  ['/nowhere', 'arm', 'no record'],
  ['/', 'en', 'no record'],
  ['/our-residenst', 'en', 'get-our-residents-page'],
  ['/services', 'en', 'get-service-page'],
]

const ANSWERS = Object.fromEntries(
  CONTENT_CALLS.map((call) => [call, { payload: sampleContent(call) }]),
)
type PrerenderedPage = Awaited<ReturnType<ReturnType<typeof prerenderer>>>
let root: Root | undefined

/** The pages as the server prerendered them, before any test runs. */
const prerendered = new Map<string, PrerenderedPage>()

beforeAll(async () => {
  for (const [address, language, empty] of CASES) {
    const prerenderPage = prerenderer({ ...ANSWERS, [empty]: { payload: null } })
    // The server answers an unknown path with the error page.
    const path = address === '/nowhere' ? '/error' : address
    prerendered.set(address + language, await prerenderPage({ path, kind: 'text' }, language))
  }
  // A browser reflects the attribute `muted`; jsdom does not.
  Object.defineProperty(HTMLMediaElement.prototype, 'muted', {
    get(this: HTMLMediaElement) {
      return this.hasAttribute('muted')
    },
  })
})
afterEach(() => {
  act(() => root?.unmount())
  vi.useRealTimers()
})

test.each(CASES)('React draws %s in %s as it was prerendered, if %s is empty', async (...row) => {
  const [address, language, empty] = row
  const page = prerendered.get(address + language) ?? expect.fail()
  expect(page.body.includes('There is nothing here yet.')).toBe(empty !== 'no record')
  stubBackend({ [empty]: null })
  const { warnings, gone } = await hydrate(page, { language, address })
  expect(warnings).toEqual([])
  expect(gone).toEqual(
    // Only the sentence for visitors without scripts, and its parent, are removed.
    address === '/contact' ? Array(2).fill(expect.stringContaining('JavaScript')) : [],
  )
  expect(document.title).not.toBe('')
  for (const tag of ['title', 'link[rel=canonical]', 'meta[name=description]:not([lang])']) {
    expect(document.head.querySelectorAll(tag).length).toBeLessThanOrEqual(1)
  }
})

/** Hydrates a prerendered page. Resolves to React's warnings and the texts of removed elements. */
async function hydrate(
  { head, body, records }: PrerenderedPage,
  { language, address }: { language: Language; address: string },
) {
  const warnings = vi.spyOn(console, 'error').mockReturnValue()
  document.documentElement.lang = LANGUAGES[language].tag
  document.head.innerHTML = head
  vi.setSystemTime(A_YEAR_ON)
  const place = document.createElement('div')
  place.innerHTML = body
  document.body.innerHTML = records
  document.body.prepend(place)
  const came = [...place.querySelectorAll('*')]

  const queryClient = createQueryClient()
  hydrateRecords(queryClient)
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createSiteRouter({ queryClient, history })
  router.ssr = { manifest: undefined }
  await Promise.all([startLanguage(language, { orFallback: false }), router.load()])
  removeLanguageFromLinks(place)
  // The backend has not answered yet, so everything that the page did not bring along is missing.
  act(() => {
    root = hydrateRoot(place, <App queryClient={queryClient} router={router} />)
  })
  await act(() => startContent(queryClient))
  const gone = came.filter((element) => !element.isConnected).map(({ textContent }) => textContent)
  return { warnings: warnings.mock.calls.map(String).filter(isOfSite), gone }
}
