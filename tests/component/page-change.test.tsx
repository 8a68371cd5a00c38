import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { footer, renderSite } from '../support/dom/render-site.tsx'

test('only a change of page takes the focus and is announced', async () => {
  const { user, router } = await renderSite('/services')
  expect(document.body).toHaveFocus()
  const announced = announcements()
  const language = screen.getByRole('button', { name: 'Language: English' })
  language.focus()
  await router.navigate({ href: '/services?page=2' })
  expect(language).toHaveFocus()

  await user.click(language)
  await user.click(screen.getByRole('menuitemradio', { name: 'Русский' }))
  expect(await screen.findByRole('button', { name: 'Язык: Русский' })).toHaveFocus()

  // An announcement comes a frame after its cause, so one of before would come before this one.
  await router.navigate({ to: '/contact' })
  await expect.poll(() => announced.size).toBeGreaterThan(0)
  expect([...announced]).toEqual([document.title])
})

/** Collects what is announced from now on. */
function announcements(): Set<string> {
  const announced = new Set<string>()
  const places = [...document.querySelectorAll('[aria-live="polite"]')]
  const note = () => {
    for (const { textContent } of places) if (textContent) announced.add(textContent)
  }
  for (const place of places) {
    new MutationObserver(note).observe(place, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  }
  return announced
}

test('the announcement of a page is in the language of its title', async () => {
  const { router } = await renderSite('/services', {
    language: 'ru',
    responses: { 'meta-tags': [{ page: 'residents', title: 'How to move in' }] },
  })
  const announced = (words: string) =>
    screen.findByText((text, element) =>
      Boolean(element?.closest('[aria-live]') && text.includes(words)),
    )
  const langOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang')

  await router.navigate({ to: '/residents' })
  expect(langOf(await announced('How to move in'))).toBe('en')
  await router.navigate({ to: '/contact' })
  expect(langOf(await announced('Контакты'))).toBe('ru')
})

test('a link to the page on the screen adds no entry to the history', async () => {
  const { user, router } = await renderSite('/services')
  const entries = router.history.length
  vi.mocked(window.scrollTo).mockClear()
  await user.click(footer().getByRole('link', { name: 'Services' }))
  await expect.poll(() => vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]])
  expect(router.history.length).toBe(entries)
})
