import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPage, renderSite } from '../support/dom/render-site.tsx'
import { LANGUAGES } from '../support/product-routes.ts'

const button = () => screen.getByRole('button', { name: 'En – Language: English' })
/** The name begins with the text that is seen: 'Ру Русский'. */
const option = (name: string) =>
  screen.getByRole('menuitemradio', { name: new RegExp(`^\\S+ ${name}$`) })
const LAST = LANGUAGES.map(({ name }) => name).at(-1) ?? ''
const menu = () => screen.queryByRole('menu')

test('a chosen language changes the words in place', async () => {
  const { backend, router, user } = await renderSite('/about-FEZ?from=letter')
  const asked = backend.calls.length
  await user.click(button())
  await user.click(option('Հայերեն'))
  expect(menu()).not.toBeInTheDocument()
  expect(await findPage('ԱՏԳ-ի մասին')).toBeVisible()
  const chosen = screen.getByRole('button', { name: 'Հայ – Լեզուն՝ Հայերեն' })
  expect(chosen).toHaveFocus()
  expect(screen.getByText('Հայ', { selector: 'button *' })).toBeVisible()
  expect(localStorage.getItem('language')).toBe('arm')
  expect(document.documentElement).toHaveAttribute('lang', 'hy')
  expect(backend.calls).toHaveLength(asked)
  expect(router.state.location.href).toBe('/about-FEZ?from=letter')
})

test('the button is busy until the last chosen language has come', async () => {
  const { siteLanguage, user } = await renderSite('/error')
  const russian = Promise.withResolvers<undefined>()
  const armenian = Promise.withResolvers<undefined>()
  vi.spyOn(siteLanguage, 'choose')
    .mockReturnValueOnce(russian.promise)
    .mockReturnValueOnce(armenian.promise)
  for (const name of ['Русский', 'Հայերեն']) {
    await user.click(button())
    await user.click(option(name))
  }
  russian.resolve(undefined)
  await act(() => russian.promise)
  expect(button()).toHaveAttribute('aria-busy', 'true')
  armenian.resolve(undefined)
  await act(() => armenian.promise)
  expect(button()).toHaveAttribute('aria-busy', 'false')
})

test('the menu lists each language in its own words', async () => {
  const { user } = await renderSite('/error')
  expect(screen.getByText('En', { selector: 'button *' })).toBeVisible()
  await user.click(button())
  const options = screen.getAllByRole('menuitemradio')
  expect(options.map((each) => each.lang)).toEqual(LANGUAGES.map(({ tag }) => tag))
  const names = options.map((each) => each.textContent)
  expect(names.slice(0, 3)).toEqual(['En English', 'Ру Русский', 'Հայ Հայերեն'])
})

test('the menu checks the current language', async () => {
  const { user } = await renderSite('/error')
  await user.click(button())
  expect(screen.getAllByRole('menuitemradio', { checked: true })).toEqual([option('English')])
})

test('the menu closes at its button and on a click elsewhere', async () => {
  const { user } = await renderSite('/error')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  for (const outside of [button, () => screen.getByRole('contentinfo')]) {
    await user.click(button())
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    await user.click(outside())
    expect(menu()).not.toBeInTheDocument()
  }
})

/** Opens the dropdown by the key, which moves the focus into it. */
async function openByKey(key: string, focused = 'English') {
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
  ['{ArrowUp}', LAST],
])('the key %j opens the dropdown at %s, and Escape gives the focus back', async (key, focused) => {
  const user = await openByKey(key, focused)
  await user.keyboard('{ArrowDown}{Escape}')
  expect(menu()).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
})

test('arrows, Home, End and first letters move the focus within the dropdown', async () => {
  const user = await openByKey('{Enter}')
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
  expect(localStorage.getItem('language')).toBeNull()
})

test.each(['ctrlKey', 'metaKey', 'altKey'])(
  'a letter with %s is left to the browser',
  async (modifier) => {
    await openByKey('{Enter}')
    const isLeft = fireEvent.keyDown(option('English'), { key: 'р', [modifier]: true })
    expect(isLeft, 'the browser gets the key').toBe(true)
    expect(option('Русский')).not.toHaveFocus()
  },
)

test('arrow up leads to the last language if the focus is beside them', async () => {
  const user = await openByKey('{Enter}')
  menu()?.focus()
  await user.keyboard('{ArrowUp}')
  expect(option(LAST)).toHaveFocus()
})

test('the dropdown closes on Tab', async () => {
  const user = await openByKey('{Enter}')
  await user.tab()
  expect(menu()).not.toBeInTheDocument()
  expect(button()).not.toHaveFocus()
})

test.each(['{Enter}', ' '])('the key %j chooses the option that has the focus', async (key) => {
  const user = await openByKey('{Enter}')
  await user.keyboard(`Հ${key}`)
  expect(await screen.findByRole('button', { name: 'Հայ – Լեզուն՝ Հայերեն' })).toHaveFocus()
  expect(menu()).not.toBeInTheDocument()
})

test('a link chooses the language of its address only when it is followed', async () => {
  const { router } = await renderSite('/contact?lang=hy')
  expect(screen.getByRole('button', { name: 'Հայ – Լեզուն՝ Հայերեն' })).toBeVisible()
  const russian = { to: '/services', search: { query: '?lang=ru' } } as const
  await router.preloadRoute(russian)
  // If this had chosen the language, its catalog would load now.
  await vi.dynamicImportSettled()
  expect(localStorage.getItem('language')).toBe('arm')
  await router.navigate(russian)
  expect(await screen.findByRole('button', { name: 'Ру – Язык: Русский' })).toBeVisible()
  expect(screen.getByText('Ру', { selector: 'button *' })).toBeVisible()
  expect(localStorage.getItem('language')).toBe('ru')
})

test('in development a saved catalog changes the words on the screen', async () => {
  const { siteLanguage } = await renderSite('/error')
  const texts = Object.entries(siteLanguage.i18n.messages)
  const [id = ''] = texts.find(([, text]) => String(text) === '404 Not Found') ?? []
  const detail = { tag: 'en', messages: { [id]: 'Nothing is here' } }
  act(() => void dispatchEvent(new CustomEvent('catalog-saved', { detail })))
  expect(screen.getByText('Nothing is here')).toBeVisible()
  expect(screen.queryByText('404 Not Found')).not.toBeInTheDocument()
})
