import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '../support/render-site.tsx'

async function openMenu(address = '/error', options: Parameters<typeof renderSite>[1] = {}) {
  const site = await renderSite(address, options)
  await site.user.click(screen.getByRole('button', { name: 'Menu' }))
  return { ...site, menu: within(screen.getByRole('dialog', { name: 'Menu' })) }
}

test('the menu is closed at first, opens at its button and closes at its cross', async () => {
  const { user, menu } = await openMenu()
  expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
  await user.click(menu.getByRole('button', { name: 'Close menu' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a press outside the menu closes it, and a press between its entries does not', async () => {
  const { user, menu } = await openMenu()
  await user.click(menu.getByRole('list'))
  expect(menu.getByRole('button', { name: 'Close menu' })).toBeVisible()
  // The browser reports a press on the backdrop as one on the dialog itself.
  await user.click(screen.getByRole('dialog', { name: 'Menu' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('no part of the menu can be reached while it is closed', async () => {
  await renderSite('/error')
  expect(screen.queryByRole('button', { name: 'Close menu' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Contact' })).toHaveLength(2) // bar and footer
})

test('the menu has the same entries as the bar', async () => {
  await openMenu()
  const [ofBar, ofMenu] = screen
    .getAllByRole('navigation', { name: 'Main navigation' })
    .map((navigation) =>
      [...navigation.querySelectorAll('a, button')].map((entry) => entry.textContent),
    )
  expect(ofMenu).toEqual(ofBar)
  expect(ofMenu).toContain('Our residents')
})

test('a sub-section is closed with a plus or open with a minus', async () => {
  const { user, menu } = await openMenu()
  const group = menu.getByRole('button', { name: 'About' })
  const icon = () => group.querySelector('svg')?.innerHTML
  expect(group).toHaveAttribute('aria-expanded', 'false')
  expect(menu.queryByRole('link', { name: 'About the FEZ' })).not.toBeInTheDocument()
  const plus = icon()

  await user.click(group)
  expect(group).toHaveAttribute('aria-expanded', 'true')
  expect(menu.getByRole('link', { name: 'About the FEZ' })).toBeVisible()
  expect(icon()).not.toBe(plus)

  await user.click(group)
  expect(group).toHaveAttribute('aria-expanded', 'false')
  expect(menu.queryByRole('link', { name: 'About the FEZ' })).not.toBeInTheDocument()
  expect(icon()).toBe(plus)
})

test('several sub-sections may be open at once', async () => {
  const { user, menu } = await openMenu()
  await user.click(menu.getByRole('button', { name: 'About' }))
  await user.click(menu.getByRole('button', { name: 'Residents' }))
  expect(menu.getByRole('link', { name: 'About the FEZ' })).toBeVisible()
  expect(menu.getByRole('link', { name: 'How to become a resident' })).toBeVisible()
})

test('the menu closes when an entry of a sub-section is followed', async () => {
  const { user, menu } = await openMenu()
  await user.click(menu.getByRole('button', { name: 'Residents' }))
  await user.click(menu.getByRole('link', { name: 'Our residents' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Our residents' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the active route and its group are marked', async () => {
  const { user, menu } = await openMenu('/about-FEZ')
  const group = menu.getByRole('button', { name: 'About' })
  expect(group).toHaveAttribute('aria-current', 'true')
  await user.click(group)
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('About the FEZ')
})

test('the menu ends with the call button and the languages', async () => {
  const { user } = await renderSite('/error')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(screen.getByRole('dialog'))
  expect(menu.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+37410550100')
  expect(menu.getByRole('button', { name: 'English', pressed: true })).toBeVisible()
  await user.click(menu.getByRole('button', { name: 'Русский' }))
  expect(await menu.findByRole('link', { name: 'Услуги' })).toBeVisible()
  expect(menu.getByRole('button', { name: 'Русский', pressed: true })).toBeVisible()
})
