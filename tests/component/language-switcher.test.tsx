import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPage, renderSite } from '../support/dom/render-site.tsx'

const button = () => screen.getByRole('button', { name: 'Language: English' })
const option = (name: string) => screen.getByRole('menuitemradio', { name })
const menu = () => screen.queryByRole('menu')

/** Opens the dropdown with a key, and waits for the focus on this option. */
async function openWith(key: string, focused: string) {
  const { user } = await renderSite('/error')
  button().focus()
  await user.keyboard(key)
  await expect.poll(() => document.activeElement).toBe(option(focused))
  return user
}

test.each([
  ['Русский', 'Язык: Русский', 'Ру', 'ru', 'ru', 'О\u00a0СЭЗ'],
  ['Հայերեն', 'Լեզուն՝ Հայերեն', 'Հայ', 'arm', 'hy', 'ԱՏԳ-ի մասին'],
])(
  'choosing %s closes the menu, changes the words in place, is stored, and makes no content call',
  async (name, label, shortly, stored, tag, heading) => {
    const { backend, router, user } = await renderSite('/about-FEZ?from=letter')
    const asked = backend.calls.length
    await user.click(button())
    await user.click(option(name))
    expect(menu()).not.toBeInTheDocument()
    expect(await findPage(heading)).toBeVisible()
    const chosen = screen.getByRole('button', { name: label })
    expect(chosen).toHaveFocus()
    expect(chosen).toHaveTextContent(shortly)
    expect(localStorage.getItem('language')).toBe(stored)
    expect(document.documentElement).toHaveAttribute('lang', tag)
    expect(backend.calls).toHaveLength(asked)
    expect(router.state.location.href).toBe('/about-FEZ?from=letter')
  },
)

test('the dropdown opens and closes at its button, and closes on a click elsewhere; each option is in its own language', async () => {
  const { user } = await renderSite('/error')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await user.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  const options = screen.getAllByRole('menuitemradio')
  expect(options.map((each) => each.lang)).toEqual(['en', 'ru', 'hy'])
  expect(screen.getAllByRole('menuitemradio', { checked: true })).toEqual([option('English')])

  for (const outside of [button, () => screen.getByRole('contentinfo')]) {
    if (!menu()) await user.click(button())
    await user.click(outside())
    expect(menu()).not.toBeInTheDocument()
  }
})

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

test('keys with Control, Meta or Alt are left to the browser', async () => {
  const user = await openWith('{Enter}', 'English')
  option('Русский').focus()
  const left = vi.fn<(event: KeyboardEvent) => void>()
  document.addEventListener('keydown', left)
  for (const modifier of ['Control', 'Meta', 'Alt']) {
    await user.keyboard(`{${modifier}>}e{/${modifier}}`)
    expect(left.mock.lastCall?.[0], modifier).toMatchObject({ key: 'e', defaultPrevented: false })
    expect(option('Русский')).toHaveFocus()
  }
  document.removeEventListener('keydown', left)
})

test.each(['{Enter}', ' '])('%j chooses the option that has the focus', async (key) => {
  const user = await openWith('{ArrowDown}', 'English')
  await user.keyboard(`{ArrowDown}${key}`)
  expect(await screen.findByRole('button', { name: 'Язык: Русский' })).toHaveFocus()
  expect(menu()).not.toBeInTheDocument()
})

test('Escape closes the dropdown and gives the focus back, and Tab leaves and closes it; both choose nothing', async () => {
  const user = await openWith('{ArrowDown}', 'English')
  await user.keyboard('{ArrowDown}{Escape}')
  expect(menu()).not.toBeInTheDocument()
  expect(button()).toHaveFocus()

  await user.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(option('English'))
  await user.tab()
  expect(menu()).not.toBeInTheDocument()
  expect(button()).not.toHaveFocus()
  expect(localStorage.getItem('language')).toBeNull()
})
