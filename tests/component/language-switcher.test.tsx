import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPage, renderSite } from '../support/dom/render-site.tsx'
import { LANGUAGES } from '../support/product-routes.ts'

const button = () => screen.getByRole('button', { name: 'Language: English' })
const option = (name: string) => screen.getByRole('menuitemradio', { name })
const LAST = LANGUAGES.map(({ name }) => name).at(-1) ?? ''
const menu = () => screen.queryByRole('menu')

test('choosing a language closes the menu, changes the words in place, is stored, and makes no content call', async () => {
  const { backend, router, user } = await renderSite('/about-FEZ?from=letter')
  const asked = backend.calls.length
  await user.click(button())
  await user.click(option('Հայերեն'))
  expect(menu()).not.toBeInTheDocument()
  expect(await findPage('ԱՏԳ-ի մասին')).toBeVisible()
  const chosen = screen.getByRole('button', { name: 'Լեզուն՝ Հայերեն' })
  expect(chosen).toHaveFocus()
  expect(screen.getByText('Հայ')).toBeVisible()
  expect(localStorage.getItem('language')).toBe('arm')
  expect(document.documentElement).toHaveAttribute('lang', 'hy')
  expect(backend.calls).toHaveLength(asked)
  expect(router.state.location.href).toBe('/about-FEZ?from=letter')
})

test('the dropdown opens and closes at its button, and closes on a click elsewhere; each option is in its own language', async () => {
  const { user } = await renderSite('/error')
  expect(screen.getByText('En')).toBeVisible()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  const options = screen.getAllByRole('menuitemradio')
  expect(options.map((each) => each.lang)).toEqual(LANGUAGES.map(({ tag }) => tag))
  expect(screen.getAllByRole('menuitemradio', { checked: true })).toEqual([option('English')])

  for (const outside of [button, () => screen.getByRole('contentinfo')]) {
    if (!menu()) await user.click(button())
    await user.click(outside())
    expect(menu()).not.toBeInTheDocument()
  }
})

test('the dropdown opens by keys, and closes on Escape, which gives the focus back, and on Tab; inside, arrows, Home, End and first letters move the focus, and keys with Control, Meta or Alt are left to the browser', async () => {
  const { user } = await renderSite('/error')
  button().focus()
  for (const [key, focused] of [
    ['{Enter}', 'English'],
    [' ', 'English'],
    ['{ArrowDown}', 'English'],
    ['{ArrowUp}', LAST],
  ] as const) {
    await user.keyboard(key)
    await expect.poll(() => document.activeElement).toBe(option(focused))
    await user.keyboard('{ArrowDown}{Escape}')
    expect(menu()).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  }

  await user.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(option('English'))
  for (const [keys, focused] of [
    ['{ArrowDown}', 'Русский'],
    ['{ArrowDown}'.repeat(LANGUAGES.length), 'English'],
    ['{ArrowUp}', LAST],
    ['{End}', LAST],
    ['{End}{Home}', 'English'],
    ['р', 'Русский'],
    ['Հ', 'Հայերեն'],
    ['{End}e', 'English'],
    ['x', 'English'],
  ] as const) {
    option('English').focus()
    await user.keyboard(keys)
    expect(option(focused), `after ${keys}`).toHaveFocus()
  }

  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    const isLeft = fireEvent.keyDown(option('English'), { key: 'р', [modifier]: true })
    expect(isLeft, modifier).toBe(true)
    expect(option('Русский'), modifier).not.toHaveFocus()
  }
  expect(localStorage.getItem('language')).toBeNull()

  await user.tab()
  expect(menu()).not.toBeInTheDocument()
  expect(button()).not.toHaveFocus()
})

test.each(['{Enter}', ' '])('the key %j chooses the option that has the focus', async (key) => {
  const { user } = await renderSite('/error')
  button().focus()
  await user.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(option('English'))
  await user.keyboard(`Հ${key}`)
  expect(await screen.findByRole('button', { name: 'Լեզուն՝ Հայերեն' })).toHaveFocus()
  expect(menu()).not.toBeInTheDocument()
})

test('the language in the address of a link is chosen when the link is followed, not when it is pointed at', async () => {
  const { router } = await renderSite('/contact?lang=hy')
  expect(screen.getByRole('button', { name: 'Լեզուն՝ Հայերեն' })).toBeVisible()
  const russian = { to: '/services', search: { query: '?lang=ru' } } as const
  await router.preloadRoute(russian)
  // If this had chosen the language, its catalog would load now.
  await vi.dynamicImportSettled()
  expect(localStorage.getItem('language')).toBe('arm')
  await router.navigate(russian)
  expect(await screen.findByRole('button', { name: 'Язык: Русский' })).toBeVisible()
  expect(screen.getByText('Ру')).toBeVisible()
  expect(localStorage.getItem('language')).toBe('ru')
})
