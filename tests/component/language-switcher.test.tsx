import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSite } from '../support/render-site.tsx'

const button = () => screen.getByRole('button', { name: 'Language: English' })
const option = (name: string) => screen.getByRole('menuitemradio', { name })

beforeEach(() => {
  document.documentElement.lang = ''
})

test('choosing a language closes the menu, changes the words and is remembered', async () => {
  const { user } = await renderSite('/error')
  await user.click(button())
  await user.click(option('Русский'))

  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  const navigation = await screen.findByRole('navigation', { name: 'Основная навигация' })
  expect(navigation).toHaveTextContent('Услуги')
  expect(localStorage.getItem('language')).toBe('ru')
  expect(document.documentElement).toHaveAttribute('lang', 'ru')
  expect(screen.getByRole('button', { name: 'Язык: Русский' })).toHaveFocus()
})

test('Armenian is stored as arm, and the page’s lang is hy', async () => {
  const { user } = await renderSite('/error')
  await user.click(button())
  await user.click(option('Հայերեն'))
  expect(await screen.findByRole('button', { name: /Հայերեն$/ })).toHaveTextContent('Հայ')
  expect(localStorage.getItem('language')).toBe('arm')
  expect(document.documentElement).toHaveAttribute('lang', 'hy')
})

test('a change of language makes no content call and keeps the page', async () => {
  const { backend, router, user } = await renderSite('/about-FEZ?from=letter')
  const asked = backend.asked.length
  await user.click(button())
  await user.click(option('Русский'))
  expect(await screen.findByRole('heading', { level: 1, name: 'О\u00a0СЭЗ' })).toBeVisible()
  expect(backend.asked).toHaveLength(asked)
  expect(router.state.location.href).toBe('/about-FEZ?from=letter')
})

test('each option is in its own language, and the one on the screen is checked', async () => {
  const { user } = await renderSite('/error')
  await user.click(button())
  const options = screen.getAllByRole('menuitemradio')
  expect(options.map((each) => each.lang)).toEqual(['en', 'ru', 'hy'])
  expect(screen.getAllByRole('menuitemradio', { checked: true })).toEqual([option('English')])
})

test('the dropdown opens and closes at its button', async () => {
  const { user } = await renderSite('/error')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  await user.click(button())
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('the dropdown closes on a click elsewhere', async () => {
  const { user } = await renderSite('/error')
  await user.click(button())
  await user.click(screen.getByRole('contentinfo'))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

async function openWith(key: string, focused: string) {
  const { user } = await renderSite('/error')
  button().focus()
  await user.keyboard(key)
  await expect.poll(() => document.activeElement).toBe(option(focused))
  return user
}

test.each([
  ['{Enter}', 'English'],
  [' ', 'English'],
  ['{ArrowDown}', 'English'],
  ['{ArrowUp}', 'Հայերեն'],
])('%j opens the dropdown on %s', async (key, focused) => {
  await openWith(key, focused)
})

test('in the dropdown, arrows, Home, End and first letters move the focus', async () => {
  const user = await openWith('{Enter}', 'English')
  for (const [keys, focused] of [
    ['{ArrowDown}', 'Русский'],
    ['{ArrowDown}{ArrowDown}', 'Հայերեն'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'English'],
    ['{ArrowUp}', 'Հայերեն'],
    ['{End}', 'Հայերեն'],
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
})

test.each(['{Control>}', '{Meta>}', '{Alt>}'])(
  'keys with %s are left to the browser',
  async (modifier) => {
    const user = await openWith('{Enter}', 'English')
    option('Русский').focus()
    const left = vi.fn<(event: KeyboardEvent) => void>()
    document.addEventListener('keydown', left, { once: true })
    await user.keyboard(modifier)
    document.addEventListener('keydown', left, { once: true })
    await user.keyboard('e')
    expect(left.mock.lastCall?.[0]).toMatchObject({ key: 'e', defaultPrevented: false })
    expect(option('Русский')).toHaveFocus()
  },
)

test.each(['{Enter}', ' '])('%j chooses the option that has the focus', async (key) => {
  const user = await openWith('{ArrowDown}', 'English')
  await user.keyboard(`{ArrowDown}${key}`)
  expect(await screen.findByRole('button', { name: 'Язык: Русский' })).toHaveFocus()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('Escape closes the dropdown, chooses nothing and gives the focus back', async () => {
  const user = await openWith('{ArrowDown}', 'English')
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
  expect(localStorage.getItem('language')).toBeNull()
})

test('the dropdown closes when the focus leaves it', async () => {
  const user = await openWith('{Enter}', 'English')
  await user.tab()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
