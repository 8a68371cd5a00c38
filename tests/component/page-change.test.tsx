import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPage, footer, forgetFirstScroll, renderSite } from '../support/dom/render-site.tsx'

test('only a change of page takes the focus', async () => {
  const { user, router } = await renderSite('/services')
  expect(document.body).toHaveFocus()
  const language = screen.getByRole('button', { name: 'En – Language: English' })
  language.focus()
  await router.navigate({ href: '/services?page=2' })
  expect(language).toHaveFocus()

  await user.click(language)
  await user.click(screen.getByRole('menuitemradio', { name: 'Ру Русский' }))
  expect(await screen.findByRole('button', { name: 'Ру – Язык: Русский' })).toHaveFocus()

  // The focus comes a frame after its cause, so that of before would come before this one.
  await router.navigate({ to: '/contact' })
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a page that is opened is said once: its heading has the focus', async () => {
  const { router } = await renderSite('/services')
  const said: string[] = []
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = target.parentElement?.closest('[aria-live], [role=status], [role=alert]')
      if (region?.textContent) said.push(region.textContent)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  await router.navigate({ to: '/residents' })
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  expect(said).toEqual([])
})

test('a link to the page on the screen leads to its top and adds no history entry', async () => {
  const { user, router } = await renderSite('/services')
  const entries = router.history.length
  await forgetFirstScroll()
  await user.click(footer().getByRole('link', { name: 'Services' }))
  await expect.poll(() => vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]])
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(router.history.length).toBe(entries)
})

// Older browsers, and jsdom, cannot tell entries of the history apart (`navigation`).
test('without the Navigation API, Back finds the place that was left, too', async () => {
  const { router } = await renderSite('/services')
  const scrollTo = vi.mocked(window.scrollTo)
  await expect.poll(() => scrollTo.mock.calls).toEqual([[0, 0]])
  vi.stubGlobal('scrollY', 700)
  await router.navigate({ to: '/contact' })
  await expect.poll(() => scrollTo.mock.calls).toEqual(Array(2).fill([0, 0]))
  vi.stubGlobal('scrollY', 0)
  router.history.back()
  await expect.poll(() => scrollTo.mock.lastCall).toEqual([0, 700])
})

test('a page that is left does not sanitise its texts for the next address', async () => {
  const { router } = await renderSite('/residents')
  screen.getByRole('heading', { name: 'Who may apply' })
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
  await router.navigate({ to: '/about-FEZ' })
  await findPage('About the FEZ')
  const parsed = parse.mock.calls.map(([html]) => html)
  expect(parsed).not.toContainEqual(expect.stringContaining('Who may apply'))
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
