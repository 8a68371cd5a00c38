import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { afterFrame, findPage, forgetFirstScroll, renderSite } from '../support/dom/render-site.tsx'

test('only a change of page takes the focus', async () => {
  const { user, router } = await renderSite('/services')
  await afterFrame()
  expect(document.body).toHaveFocus()
  const language = screen.getByRole('button', { name: 'En – Language: English' })
  language.focus()
  await router.navigate({ href: '/services?page=2' })
  await afterFrame()
  expect(language).toHaveFocus()

  await user.click(language)
  await user.click(screen.getByRole('menuitemradio', { name: 'Ру Русский' }))
  expect(await screen.findByRole('button', { name: 'Ру – Язык: Русский' })).toHaveFocus()

  // The focus moves a frame after its cause, so an earlier move would come before this one.
  await router.navigate({ to: '/contact' })
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a link to a place on another page moves the focus to that place', async () => {
  const { router } = await renderSite('/about-FEZ')
  await afterFrame()
  await router.navigate({ to: '/residents', hash: 'section-the-steps' })
  const place = await screen.findByRole('heading', { name: 'The steps' })
  await expect.poll(() => document.activeElement).toBe(place)
  await afterFrame()
  await router.navigate({ to: '/services', hash: 'section-nowhere' })
  await expect.poll(() => document.activeElement).toBe(await findPage('Services'))
})

test('Back finds the place that was left', async () => {
  const { router } = await renderSite('/services')
  const scrollTo = vi.mocked(window.scrollTo)
  await expect.poll(() => scrollTo.mock.calls).toEqual([[0, 0]])
  vi.stubGlobal('scrollY', 700)
  fireEvent.scroll(document)
  await router.navigate({ to: '/contact' })
  await expect.poll(() => scrollTo.mock.calls).toEqual(Array(2).fill([0, 0]))
  vi.stubGlobal('scrollY', 0)
  router.history.back()
  await expect.poll(() => scrollTo.mock.lastCall).toEqual([0, 700])
})

test('a page that is left in the frame that shows it is at its top again after Forward', async () => {
  const { router } = await renderSite('/services')
  const scrollTo = vi.mocked(window.scrollTo)
  await expect.poll(() => scrollTo.mock.calls).toEqual([[0, 0]])
  vi.stubGlobal('scrollY', 700)
  fireEvent.scroll(document)
  // The event of this scroll would come in the next frame.
  scrollTo.mockImplementation(() => vi.stubGlobal('scrollY', 0))
  await router.navigate({ to: '/contact' })
  await expect.poll(() => scrollTo.mock.calls).toEqual(Array(2).fill([0, 0]))
  router.history.back()
  await expect.poll(() => scrollTo.mock.lastCall).toEqual([0, 700])
  router.history.forward()
  await expect.poll(() => scrollTo.mock.calls.length).toBe(4)
  expect(scrollTo.mock.lastCall).toEqual([0, 0])
})

test('a page that opens at its top shows its first screen before the rest is drawn', async () => {
  const { router } = await renderSite('/services')
  await afterFrame()
  const { drawings, last } = recordDrawings()
  await router.navigate({ to: '/about-FEZ' })
  await findPage('About the FEZ')
  await expect.poll(last).toContain('How the zone works')
  const [first] = drawings
  expect(first, 'the first screen').toContain('Where the city meets the plateau')
  expect(first, 'what is below').not.toContain('How the zone works')
})

test('in a high window, which shows more than the first screen, a page is drawn at once', async () => {
  vi.stubGlobal('innerHeight', 1000)
  const { router } = await renderSite('/services')
  await afterFrame()
  const { drawings } = recordDrawings()
  await router.navigate({ to: '/about-FEZ' })
  await findPage('About the FEZ')
  expect(drawings[0]).toContain('How the zone works')
})

test('the way back to a place further down draws the page at once', async () => {
  const { router } = await renderSite('/about-FEZ')
  await afterFrame()
  vi.stubGlobal('scrollY', 700)
  fireEvent.scroll(document)
  await router.navigate({ to: '/services' })
  await findPage('Services')
  vi.stubGlobal('scrollY', 0)
  const { drawings } = recordDrawings()
  router.history.back()
  await findPage('About the FEZ')
  expect(drawings[0]).toContain('How the zone works')
})

test('a link to a place on another page draws that page at once', async () => {
  const { router } = await renderSite('/services')
  await afterFrame()
  const { drawings } = recordDrawings()
  await router.navigate({ to: '/about-FEZ', hash: 'content' })
  await findPage('About the FEZ')
  expect(drawings[0]).toContain('How the zone works')
})

test('a page that is left does not sanitise its texts for the next address', async () => {
  const { router } = await renderSite('/residents')
  screen.getByRole('heading', { name: 'Who may apply' })
  const parse = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  await router.navigate({ to: '/about-FEZ' })
  const isParsed = (words: string) => parse.mock.calls.join().includes(words)
  // This text of the next page is below its first screen, which is drawn before.
  await expect
    .poll(() => isParsed('Three parties'), { message: 'the next page is parsed' })
    .toBe(true)
  expect(isParsed('Who may apply'), 'the page that is left is parsed again').toBe(false)
})

test('a page is scrolled in the frame that shows it, so that nothing lays it out before', async () => {
  const { router } = await renderSite('/residents')
  await forgetFirstScroll()
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  await router.navigate({ to: '/about-FEZ' })
  await findPage('About the FEZ')
  expect(window.scrollTo).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  await expect.poll(() => vi.mocked(window.scrollTo).mock.calls).toContainEqual([0, 0])
})

/** Records the text of `main` after each change of it. */
function recordDrawings() {
  const drawings: string[] = []
  const page = document.querySelector('main') ?? expect.fail('no main')
  const observer = new MutationObserver(() => drawings.push(page.textContent))
  observer.observe(page, { childList: true, subtree: true })
  onTestFinished(() => {
    observer.disconnect()
  })
  return { drawings, last: () => drawings.at(-1) }
}

test.each(['null', '[', '{"":"top"}'])('a page opens at its top if %s was kept', async (kept) => {
  sessionStorage.setItem('scroll-places', kept)
  const { router } = await renderSite('/services')
  await router.navigate({ to: '/about-FEZ' })
  expect(await findPage('About the FEZ')).toBeVisible()
  await expect.poll(() => vi.mocked(window.scrollTo).mock.lastCall).toEqual([0, 0])
})
