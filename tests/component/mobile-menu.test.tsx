import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { afterFrame, findPage, renderSite } from '../support/dom/render-site.tsx'

const dialog = () => screen.queryByRole('dialog', { name: 'Menu' })
const open = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Menu' }))

async function openMenu(address: string) {
  const { user, router } = await renderSite(address)
  expect(dialog()).not.toBeInTheDocument()
  await open(user)
  return { user, router, menu: within(dialog() ?? expect.fail()) }
}

test('the menu has the entries of the bar', async () => {
  await openMenu('/error')
  const [ofBar, ofMenu] = screen
    .getAllByRole('navigation', { name: 'Main navigation' })
    .map((navigation) =>
      [...navigation.querySelectorAll('a, button')].map((entry) => entry.textContent),
    )
  expect(ofMenu).toEqual(ofBar)
})

test('the cross closes the menu', async () => {
  const { user, menu } = await openMenu('/error')
  await user.click(menu.getByRole('button', { name: 'Close menu' }))
  expect(dialog()).not.toBeInTheDocument()
})

test('only a press outside the entries closes the menu', async () => {
  const { user, menu } = await openMenu('/error')
  await user.click(menu.getByRole('list'))
  expect(dialog()).toBeVisible()
  // The browser reports a press on the backdrop as one on the dialog itself.
  await user.click(screen.getByRole('dialog', { name: 'Menu' }))
  expect(dialog()).not.toBeInTheDocument()
})

test('a sub-section is closed with a plus or open with a minus', async () => {
  const { user, menu } = await openMenu('/about-FEZ')
  const group = menu.getByRole('button', { name: 'About' })
  const lines = () => group.querySelectorAll('svg > path')
  for (const isOpen of [false, true, false]) {
    expect(group.ariaExpanded).toBe(String(isOpen))
    expect(menu.queryByRole('link', { name: 'About the FEZ' }) !== null).toBe(isOpen)
    expect(lines()).toHaveLength(isOpen ? 1 : 2)
    await user.click(group)
    await user.click(menu.getByRole('button', { name: 'Residents' }))
  }
})

test('the menu marks the active route and its group', async () => {
  const { user, menu } = await openMenu('/about-FEZ')
  const group = menu.getByRole('button', { name: 'About' })
  expect(group).toHaveAttribute('aria-current', 'true')
  await user.click(group)
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('About the FEZ')
})

test('the menu closes when an entry is followed', async () => {
  const { user, menu } = await openMenu('/about-FEZ')
  await user.click(menu.getByRole('button', { name: 'Residents' }))
  await user.click(menu.getByRole('link', { name: 'Our residents' }))
  expect(await findPage('Our residents')).toBeVisible()
  expect(dialog()).not.toBeInTheDocument()
})

test('the menu button keeps the focus if an entry leads to the page on the screen', async () => {
  const { user, router, menu } = await openMenu('/services?campaign=1')
  const button = screen.getByRole('button', { name: 'Menu', hidden: true })
  const dialogBox = dialog() as HTMLDialogElement
  // As browsers do.
  dialogBox.addEventListener('close', () => {
    button.focus()
  })
  await user.click(menu.getByRole('link', { name: 'Services' }))
  await expect.poll(() => router.state.resolvedLocation?.href).toBe('/services')
  await afterFrame()
  expect(dialogBox.open, 'the menu is open').toBe(false)
  expect(button).toHaveFocus()
})

test('a change of page that no link of the menu leads to closes the menu', async () => {
  const { user, router } = await renderSite('/about-FEZ')
  await act(() => router.navigate({ to: '/services' }))
  await open(user)
  expect(dialog()).toBeVisible()
  act(() => {
    router.history.back()
  })
  await waitFor(() => {
    expect(dialog()).not.toBeInTheDocument()
  })
})

test('each language of the menu is named in itself', async () => {
  const { menu } = await openMenu('/error')
  const named = menu.getAllByRole('button').filter(({ lang }) => lang !== '')
  expect(named.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['en', 'English'],
    ['ru', 'Русский'],
    ['hy', 'Հայերեն'],
  ])
})

test('the menu ends with the call button and the languages', async () => {
  const { user, menu } = await openMenu('/error')
  const language = (name: string) => menu.getByRole('button', { name, pressed: true })
  expect(menu.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+37410000000')
  expect(language('English')).toBeVisible()
  await user.click(menu.getByRole('button', { name: 'Русский' }))
  expect(await menu.findByRole('link', { name: 'Услуги' })).toBeVisible()
  expect(language('Русский')).toBeVisible()
})
