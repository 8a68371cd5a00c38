import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findPage, renderSite } from '../support/dom/render-site.tsx'

const dialog = () => screen.queryByRole('dialog', { name: 'Menu' })

async function openMenu(address: string) {
  const { user } = await renderSite(address)
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  return { user, menu: within(screen.getByRole('dialog', { name: 'Menu' })) }
}

test('the menu is out of reach until its button opens it, and then has the entries of the bar; its cross and a press outside close it, and one between its entries does not', async () => {
  const { user } = await renderSite('/error')
  expect(screen.queryByRole('button', { name: 'Close menu' })).not.toBeInTheDocument()
  // In the bar and in the footer.
  expect(screen.getAllByRole('link', { name: 'Contact' })).toHaveLength(2)

  const open = () => user.click(screen.getByRole('button', { name: 'Menu' }))
  await open()
  const [ofBar, ofMenu] = screen
    .getAllByRole('navigation', { name: 'Main navigation' })
    .map((navigation) =>
      [...navigation.querySelectorAll('a, button')].map((entry) => entry.textContent),
    )
  expect(ofMenu).toEqual(ofBar)
  expect(ofMenu).toContain('Our residents')

  const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
  await user.click(menu.getByRole('list'))
  await user.click(menu.getByRole('button', { name: 'Close menu' }))
  expect(dialog()).not.toBeInTheDocument()

  await open()
  // The browser reports a press on the backdrop as one on the dialog itself.
  await user.click(screen.getByRole('dialog', { name: 'Menu' }))
  expect(dialog()).not.toBeInTheDocument()
})

test('a sub-section is closed with a plus or open with a minus, beside other open ones; the active route and its group are marked, and following an entry closes the menu', async () => {
  const { user, menu } = await openMenu('/about-FEZ')
  const group = menu.getByRole('button', { name: 'About' })
  const entry = () => menu.queryByRole('link', { name: 'About the FEZ' })
  const icon = () => group.querySelector('svg')?.innerHTML
  const plus = icon()
  const expectClosed = () => {
    expect(group).toHaveAttribute('aria-expanded', 'false')
    expect(entry()).not.toBeInTheDocument()
    expect(icon()).toBe(plus)
  }
  expect(group).toHaveAttribute('aria-current', 'true')
  expectClosed()
  await user.click(group)
  await user.click(menu.getByRole('button', { name: 'Residents' }))
  expect(group).toHaveAttribute('aria-expanded', 'true')
  expect(menu.getByRole('link', { current: 'page' })).toBe(entry())
  expect(icon()).not.toBe(plus)
  await user.click(group)
  expectClosed()

  await user.click(menu.getByRole('link', { name: 'Our residents' }))
  expect(await findPage('Our residents')).toBeVisible()
  expect(dialog()).not.toBeInTheDocument()
})

test('the menu ends with the call button and the languages', async () => {
  const { user, menu } = await openMenu('/error')
  const language = (name: string) => menu.getByRole('button', { name, pressed: true })
  expect(menu.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+37410550100')
  expect(language('English')).toBeVisible()
  await user.click(menu.getByRole('button', { name: 'Русский' }))
  expect(await menu.findByRole('link', { name: 'Услуги' })).toBeVisible()
  expect(language('Русский')).toBeVisible()
})
