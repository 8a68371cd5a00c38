import { cleanup } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { prerenderer } from '../../src/prerender/prerender.tsx'
import { siteRoutes } from '../../src/prerender/site-routes.ts'
import { sampleContent, startBackend } from '../support/backend.ts'
import { renderSite } from '../support/render-site.tsx'
import { stubBrowser } from '../support/stub-browser.ts'
import { textsIn } from '../support/texts-in.ts'

// The texts that the specification quotes, by its sections. The template's texts are in
// src/demo/tests, and the form's errors and toasts in contact-form.test.tsx.

const AT_ONCE: [section: number, page: string, text: string][] = [
  [1, '/', 'Quick Links'],
  [1, '/', 'Support Center'],
  [1, '/', 'Business Policy'],
  [1, '/', 'Terms and conditions'],
  [1, '/', 'Analysis Course'],
  [2, '/', 'Home'],
  [2, '/', 'About'],
  [2, '/', 'About the FEZ'],
  [2, '/', 'About Armenia'],
  [2, '/', 'Investors'],
  [2, '/', 'Infrastructure'],
  [2, '/', 'Residents'],
  [2, '/', 'How to become a resident'],
  [2, '/', 'Resident incentives'],
  [2, '/', 'Our residents'],
  [2, '/', 'Services'],
  [2, '/', 'Contact'],
  [2, '/', 'Learn more'],
  [2, '/', 'Why choose us'],
  [2, '/residents', 'Read More'],
  [2, '/error', '404 Error Page'],
  [2, '/error', '404 Not Found'],
  [2, '/error', "Oops! That page Can't be found"],
  [4, '/contact', 'Loading...'],
  [4, '/contact', 'Send Now'],
]

const LABELS: [section: number, language: string, text: string][] = [
  [1, 'en', 'En'],
  [1, 'ru', 'Ру'],
  [1, 'arm', 'Հայ'],
]

/** The sample content without the label that replaces the site's own 'Read More'. */
const CONTENT = Object.fromEntries(CONTENT_CALLS.map((call) => [call, sampleContent(call)]))
delete CONTENT['get-become-resident-page']?.informativeReadMoreButton

const PAGES = siteRoutes().flatMap(({ path, kind }) => (kind === 'text' ? [path] : []))

/** The texts of each rendered page and of its first HTML. Each page is made once. */
const drawn = new Map<string, string[]>()
const prerendered = new Map<string, string[]>()

beforeAll(async () => {
  const answers = Object.fromEntries(
    Object.entries(CONTENT).map(([call, payload]) => [call, { payload }]),
  )
  const prerender = prerenderer(answers)
  for (const path of PAGES) {
    const page = document.createElement('div')
    page.innerHTML = (await prerender({ path, kind: 'text' }, 'en')).body
    prerendered.set(path, textsIn(page))

    stubBrowser()
    await renderSite(path, { backend: startBackend(CONTENT) })
    drawn.set(path, textsIn(document.body))
    cleanup()
  }
})

test.each(AT_ONCE)('section %d: %s says %j, character for character', (_, page, text) => {
  expect(drawn.get(page)).toContain(text)
})

test.each(AT_ONCE)(
  'section %d: the HTML of %s says %j, character for character',
  (_, page, text) => {
    expect(prerendered.get(page)).toContain(text)
  },
)

test.each(LABELS)(
  'section %d: the label of %s is %j, character for character',
  async (_, ...row) => {
    const [language, text] = row
    localStorage.setItem('language', language)
    await renderSite('/')
    expect(textsIn(document.body)).toContain(text)
  },
)

test.each(PAGES)('the page %s and its HTML have no no-break space in English', (page) => {
  const texts = [drawn, prerendered].flatMap((pages) => pages.get(page) ?? [])
  expect(texts).not.toEqual([])
  expect(texts.filter((text) => text.includes('\u00a0'))).toEqual([])
})
