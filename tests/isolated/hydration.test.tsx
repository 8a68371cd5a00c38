import { notifyManager } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CONTENT_CALLS, type ContentCall } from '../../src/isomorphic/calls.ts'
import { type Language, LANGUAGES } from '../../src/isomorphic/languages.ts'
import { listRoutes } from '../../src/prerender/list-routes.ts'
import { prerenderer } from '../../src/prerender/prerender.tsx'
import { createSite } from '../../src/start/create-site.tsx'
import { hydratePage } from '../../src/start/hydrate-page.tsx'
import { sanitizeOnce } from '../../src/ui/rich-text/sanitize-once.ts'
import { sanitizer } from '../../src/ui/rich-text/sanitizer.ts'
import { whenIdle } from '../../src/ui/when-idle.ts'
import { sampleContent } from '../support/content.ts'
import { stubBackend } from '../support/dom/stub-backend.ts'
import { PAGE } from '../support/page-address.ts'

vi.mock('../../src/ui/rich-text/sanitize-once.ts', { spy: true })

// React hydrates as in a browser. `act` would hold its work back until the end of the start.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)

/** The pages are opened with this clock: a page that was prerendered before New Year stays. */
const A_YEAR_ON = Date.now() + 366 * 24 * 60 * 60 * 1000

/** React warns that the same process has prerendered the page, which happens only in this test. */
const isOfSite = (warning: string) => !warning.startsWith('Detected multiple renderers')

const EMPTY = 'There is nothing here yet.'

const PAGES = listRoutes().filter(({ kind }) => kind === 'text')
/** All that differs from English in Russian differs in Armenian. The home page has each kind of block. */
const CASES: [address: string, language: Language, odd: string][] = [
  ...PAGES.map(({ path }): (typeof CASES)[number] => [path, 'arm', 'nothing']),
  ['/nowhere', 'arm', 'nothing'],
  ['/', 'en', 'nothing'],
  ['/our-residenst', 'en', 'an empty record'],
  ['/services', 'en', 'an empty record'],
  ['/services', 'en', 'a title before the text'],
  ['/services', 'en', 'a zero-width space in a heading'],
  ['/services', 'ru', 'an open element in English only'],
]

const HEADINGS = '<h2>Space</h2><p>1</p><h2>Power</h2><p>2</p><h2>Docks</h2><p>3</p>'

/** Records that a page may have been prerendered with, in place of the sample's. */
const ODD_RECORDS: Record<string, Partial<Record<ContentCall, unknown>>> = {
  nothing: {},
  'an empty record': { 'get-our-residents-page': null, 'get-service-page': null },
  'a title before the text': {
    'get-service-page': { description: `<h1>Services</h1><p>0</p>${HEADINGS}` },
  },
  'a zero-width space in a heading': {
    'get-service-page': { description: `<p>0</p>${HEADINGS}<h2>Ware&#8203;houses</h2>` },
  },
  'an open element in English only': {
    'get-service-page': { description: `<p>0${HEADINGS}`, ru_description: `<p>0</p>${HEADINGS}` },
  },
}

const ANSWERS = Object.fromEntries(
  CONTENT_CALLS.map((call) => [call, { payload: sampleContent(call) }]),
)
/** The attributes that the server writes into `<html>`, for the prerenderer and for React. */
const HTML_TAG = '<html data-keep-days="unlimited" data-sample-content>'
const ATTRIBUTES = { keepDays: 'unlimited', sampleContent: '' }
type PrerenderedPage = Awaited<ReturnType<ReturnType<typeof prerenderer>>>
let root: Root | undefined

/** The pages as the server prerendered them, before any test runs. */
const prerendered = new Map<string, PrerenderedPage>()

beforeAll(async () => {
  for (const [address, language, odd] of CASES) {
    const records = Object.entries(ODD_RECORDS[odd] ?? expect.fail())
    const answers = {
      ...ANSWERS,
      ...Object.fromEntries(records.map(([call, payload]) => [call, { payload }])),
    }
    const prerenderPage = prerenderer(answers, PAGE, HTML_TAG)
    // The server answers an unknown path with the error page.
    const path = address === '/nowhere' ? '/error' : address
    prerendered.set(address + language + odd, await prerenderPage({ path, kind: 'text' }, language))
  }
  // A browser reflects the attribute `muted`; jsdom does not.
  Object.defineProperty(HTMLMediaElement.prototype, 'muted', {
    get(this: HTMLMediaElement) {
      return this.hasAttribute('muted')
    },
  })
})
afterEach(() => {
  root?.unmount()
  vi.useRealTimers()
})

test.each(CASES)('React keeps %s in %s as it was prerendered with %s', async (...row) => {
  const [address, language, odd] = row
  const page = prerendered.get(address + language + odd) ?? expect.fail()
  expect(page.body.includes(EMPTY), `'${EMPTY}'`).toBe(odd === 'an empty record')
  const { warnings, gone, content } = await hydrate(page, { language, address })
  expect(gone()).toEqual([])
  await content
  await recordsDrawn()
  await expect.poll(() => document.body.textContent).not.toContain(EMPTY)
  if (odd === 'nothing') expect(gone()).toEqual([])
  expect(warnings()).toEqual([])
  expect(document.title).not.toBe('')
  const prerenderedHead = new DOMParser().parseFromString(page.head, 'text/html').head
  for (const tag of ['title', 'link[rel=canonical]', 'meta[name=description]:not([lang])']) {
    const { length } = prerenderedHead.querySelectorAll(tag)
    expect(document.head.querySelectorAll(tag), tag).toHaveLength(length)
  }
})

test.each([
  ['with little memory', { deviceMemory: 1 }, false],
  ['with Save-Data', { connection: { saveData: true } }, false],
  ['on a slow line', { connection: { effectiveType: 'slow-2g' } }, false],
  ['in the background', { hidden: true }, false],
  ['while the browser is idle', {}, true],
])('texts are sanitised ahead %s (%o): %s', async (_, device, expected) => {
  const { hidden, ...rest } = { hidden: false, connection: {}, deviceMemory: 8, ...device }
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), rest))
  const page = prerendered.get('/ennothing') ?? expect.fail()
  vi.mocked(sanitizeOnce).mockClear()
  const { content } = await hydrate(page, { language: 'en', address: '/' })
  await content
  await recordsDrawn()
  // The texts have waited for this, too.
  await whenIdle()
  await new Promise(requestAnimationFrame)
  await whenIdle()
  await whenIdle()
  expect(vi.mocked(sanitizeOnce).mock.calls.length > 0, 'texts are sanitised').toBe(expected)
})

/** Waits until React has drawn the records that have come, and the texts in them that differ. */
async function recordsDrawn(): Promise<void> {
  await sanitizer.load()
  // The query client notifies its observers later, but before it calls this.
  await new Promise<void>((resolve) => {
    notifyManager.schedule(resolve)
  })
  // React draws in the order of the calls.
  await new Promise<void>((resolve) => {
    createRoot(document.createElement('div')).render(<LikeRecord onDrawn={resolve} />)
  })
}

/** Is drawn in two steps, as a record is: at once with what was there, and then with what has come. */
function LikeRecord({ onDrawn }: { onDrawn: () => void }) {
  const hasCome = useDeferredValue(true, false)
  return hasCome && <i ref={onDrawn} />
}

/** Opens a prerendered page, while the backend has all records. */
async function hydrate(
  { head, body, records }: PrerenderedPage,
  { language, address }: { language: Language; address: string },
) {
  stubBackend()
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('reportError', errors)
  document.documentElement.lang = LANGUAGES[language].tag
  Object.assign(document.documentElement.dataset, ATTRIBUTES)
  document.head.innerHTML = head
  vi.setSystemTime(A_YEAR_ON)
  const place = document.createElement('div')
  place.innerHTML = body
  document.body.innerHTML = records
  document.body.prepend(place)
  const came = [...place.querySelectorAll('*')]

  const site = createSite(createMemoryHistory({ initialEntries: [address] }))
  const started = (await hydratePage(place, language, site)) ?? expect.fail()
  root = started.reactRoot
  return {
    content: started.content,
    /** The warnings of React and of the site. */
    warnings: () => errors.mock.calls.map(String).filter(isOfSite),
    /** The texts of the elements that React has removed, except what the form says without scripts. */
    gone: () =>
      came
        .filter((one) => !one.isConnected && !one.closest('.contact-form-without-scripts'))
        .map(({ textContent }) => textContent),
  }
}
