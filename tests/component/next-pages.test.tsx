import { expect, test, vi } from 'vitest'
import { makeNextPagesReady } from '../../src/start/make-next-pages-ready.ts'
import { findPage, renderSite } from '../support/dom/render-site.tsx'

/** Opens home. The drawn pages are in a document of their own. */
async function renderHome() {
  const { router, backend } = await renderSite('/')
  const createDocument = vi.spyOn(document.implementation, 'createHTMLDocument')
  const makeReady = () => makeNextPagesReady(router, Promise.resolve())
  const drawnHeadings = () =>
    createDocument.mock.results.flatMap(({ value }) =>
      [...(value as Document).querySelectorAll('h1')].map((heading) => heading.textContent),
    )
  return { router, backend, makeReady, createDocument, drawnHeadings }
}

test('the first click finds the texts of its page sanitised, and back does', async () => {
  const { router, backend, makeReady, drawnHeadings } = await renderHome()
  const calls = backend.calls.length
  await makeReady()
  await expect.poll(drawnHeadings).toHaveLength(6)

  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
  await router.navigate({ to: '/residents' })
  await findPage('How to become a resident')
  expect(document.querySelector('.article .rich-text')).not.toBeNull()
  await router.navigate({ to: '/' })
  await findPage('Kanaker Free Economic Zone')
  expect(parse).not.toHaveBeenCalled()
  expect(backend.calls).toHaveLength(calls)
})

test.each([
  ['data is to be saved', { connection: { saveData: true } }],
  ['the line is slow', { connection: { effectiveType: '2g' } }],
  ['the line is very slow', { connection: { effectiveType: 'slow-2g' } }],
  ['the device has little memory', { deviceMemory: 1 }],
])('no page is made ready if %s', async (_, device) => {
  const { makeReady, createDocument } = await renderHome()
  vi.stubGlobal('navigator', device)
  await makeReady()
  expect(createDocument).not.toHaveBeenCalled()
})

test('a tab in the background makes pages ready once it is in front', async () => {
  const { makeReady, drawnHeadings } = await renderHome()
  // Such a tab has no frames.
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  void makeReady()
  await expect.poll(() => frames.mock.calls).toHaveLength(1)
  expect(drawnHeadings()).toEqual([])
  frames.mockImplementation((call) => setTimeout(call))
  frames.mock.calls[0]?.[0](0)
  await expect.poll(drawnHeadings).toHaveLength(6)
})
