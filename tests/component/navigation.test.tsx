import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderSite } from '../support/render-site.tsx'

const navigation = () => within(screen.getByRole('navigation', { name: 'Main navigation' }))
const group = (name: string) => navigation().getByRole('button', { name })
const entry = (name: string) => navigation().queryByRole('link', { name })
/** By touch, because user-event's mouse clicks lack the pointer type of a browser's. */
const tap = (user: UserEvent, target: Element) => user.pointer({ keys: '[TouchA]', target })

test.each([
  [undefined, 'Home', '/'],
  [undefined, 'Services', '/services'],
  [undefined, 'Contact', '/contact'],
  ['About', 'About the FEZ', '/about-FEZ'],
  ['About', 'About Armenia', 'https://armenia.travel/'],
  ['Investors', 'Types of investment', 'https://enterprisearmenia.am/'],
  ['Investors', 'Infrastructure', 'https://enterprisearmenia.am/'],
  ['Residents', 'How to become a resident', '/residents'],
  ['Residents', 'Resident incentives', '/preferences-incentives'],
  ['Residents', 'Our residents', '/our-residenst'],
])('in the group %s, %s leads to %s, in a new tab if it is another site', async (...entryOf) => {
  const [groupName, name, address] = entryOf
  const { user } = await renderSite('/error')
  if (groupName) await tap(user, group(groupName))
  const isOther = address.startsWith('https:')
  expect(entry(name)).toHaveAttribute('href', address)
  expect(entry(name)?.getAttribute('target')).toBe(isOther ? '_blank' : null)
  expect(entry(name)?.getAttribute('rel')).toBe(isOther ? 'noopener noreferrer' : null)
})

test('a submenu opens at a click, and closes at the next', async () => {
  const { user } = await renderSite('/error')
  expect(entry('About the FEZ')).not.toBeInTheDocument()
  expect(group('About')).toHaveAttribute('aria-expanded', 'false')

  await tap(user, group('About'))
  expect(entry('About the FEZ')).toBeVisible()
  expect(group('About')).toHaveAttribute('aria-expanded', 'true')

  await tap(user, group('About'))
  expect(entry('About the FEZ')).not.toBeInTheDocument()
})

test('a submenu opens under the mouse and closes when the mouse leaves', async () => {
  const { user } = await renderSite('/error')
  await user.hover(group('About'))
  expect(entry('About the FEZ')).toBeVisible()
  await user.unhover(group('About'))
  expect(entry('About the FEZ')).not.toBeInTheDocument()
})

test('a submenu keeps the link that has the focus when the mouse leaves it', async () => {
  const { user } = await renderSite('/error')
  await user.hover(group('About'))
  group('About').focus()
  await user.tab()
  expect(entry('About the FEZ')).toHaveFocus()

  await user.unhover(group('About'))
  expect(entry('About the FEZ')).toBeVisible()
  expect(entry('About the FEZ')).toHaveFocus()
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(entry('About the FEZ')).not.toBeInTheDocument()
})

test('a submenu closes on Escape, and gives the focus back to its button', async () => {
  const { user } = await renderSite('/error')
  group('About').focus()
  await user.keyboard('{Enter}{Tab}')
  expect(entry('About the FEZ')).toHaveFocus()

  await user.keyboard('{Escape}')
  expect(entry('About the FEZ')).not.toBeInTheDocument()
  expect(group('About')).toHaveFocus()
})

test('a submenu closes on a click elsewhere', async () => {
  const { user } = await renderSite('/error')
  await tap(user, group('About'))
  await user.click(screen.getByRole('contentinfo'))
  expect(entry('About the FEZ')).not.toBeInTheDocument()
})

test('a submenu closes when the focus leaves it', async () => {
  const { user } = await renderSite('/error')
  group('About').focus()
  await user.keyboard('{Enter}{Tab}{Tab}')
  expect(entry('About Armenia')).toHaveFocus()

  await user.tab()
  expect(group('Investors')).toHaveFocus()
  expect(entry('About Armenia')).not.toBeInTheDocument()
})

test('opening one submenu closes the other', async () => {
  const { user } = await renderSite('/error')
  await tap(user, group('About'))
  await tap(user, group('Residents'))
  expect(entry('About the FEZ')).not.toBeInTheDocument()
  expect(entry('How to become a resident')).toBeVisible()
})

test('following an entry of a submenu closes it', async () => {
  const { user } = await renderSite('/error')
  await tap(user, group('About'))
  await tap(user, navigation().getByRole('link', { name: 'About the FEZ' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'About the FEZ' })).toBeVisible()
  expect(entry('About Armenia')).not.toBeInTheDocument()
})

test('the active page’s entry is highlighted, whatever query or fragment the address has', async () => {
  await renderSite('/contact?utm_source=letter#map')
  const current = navigation().getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual(['Contact'])
})

test('only the group of the active page is marked', async () => {
  const { user } = await renderSite('/residents')
  expect(navigation().getAllByRole('button', { current: true })).toEqual([group('Residents')])

  await tap(user, group('Residents'))
  expect(entry('How to become a resident')).toHaveAttribute('aria-current', 'page')
  expect(entry('Our residents')).not.toHaveAttribute('aria-current')
})

test("at the second address of 'Our residents' its entry and its group are marked", async () => {
  const { user } = await renderSite('/blog-2-column')
  expect(navigation().getAllByRole('button', { current: true })).toEqual([group('Residents')])

  await tap(user, group('Residents'))
  expect(entry('Our residents')).toHaveAttribute('aria-current', 'page')
  expect(entry('How to become a resident')).not.toHaveAttribute('aria-current')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Our residents' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
