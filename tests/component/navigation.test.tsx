import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findPage, footer, navigationBar, renderSite } from '../support/dom/render-site.tsx'

const group = (name: string) => navigationBar().getByRole('button', { name })
const entry = (name: string) => navigationBar().queryByRole('link', { name })
/** Taps, because user-event's mouse clicks lack the pointer type of a browser's. */
const tap = (user: UserEvent, target: Element) => user.pointer({ keys: '[TouchA]', target })

test('the entries have the order and the targets of the requirements', async () => {
  await renderSite('/error')
  const links = navigationBar().getAllByRole<HTMLAnchorElement>('link', { hidden: true })
  const entries = links.map((link) => [
    link.closest('.submenu')?.querySelector('button')?.textContent.trim(),
    link.textContent.trim(),
    link.getAttribute('href'),
    link.target,
  ])
  expect(entries).toEqual([
    [undefined, 'Home', '/', ''],
    ['About', 'About the FEZ', '/about-FEZ', ''],
    ['About', 'About Armenia', 'https://armenia.travel/', '_blank'],
    ['Investors', 'Types of investment', 'https://enterprisearmenia.am/', '_blank'],
    ['Investors', 'Infrastructure', 'https://enterprisearmenia.am/', '_blank'],
    ['Residents', 'How to become a resident', '/residents', ''],
    ['Residents', 'Resident incentives', '/preferences-incentives', ''],
    ['Residents', 'Our residents', '/our-residenst', ''],
    [undefined, 'Services', '/services', ''],
    [undefined, 'Contact', '/contact', ''],
  ])
})

test('a submenu opens at a click, and closes at the next, wherever that is', async () => {
  const { user } = await renderSite('/error')
  expect(group('About')).toHaveAttribute('aria-expanded', 'false')
  for (const close of [
    () => tap(user, group('About')),
    () => tap(user, group('Investors')),
    () => user.click(screen.getByRole('contentinfo')),
    () => tap(user, entry('About the FEZ') ?? expect.fail()),
  ]) {
    await tap(user, group('About'))
    expect(group('About')).toHaveAttribute('aria-expanded', 'true')
    expect(entry('About the FEZ')).toBeVisible()
    await close()
    await expect.poll(() => entry('About Armenia')).toBeNull()
  }
  expect(await findPage('About the FEZ')).toBeVisible()
})

test('a submenu closes when another tab opens', async () => {
  const { user } = await renderSite('/error')
  await tap(user, group('About'))
  await tap(user, entry('About Armenia') ?? expect.fail())
  expect(entry('About Armenia')).not.toBeInTheDocument()
})

// tests/browser/frame.spec.ts has the ways of the mouse.
test('a submenu keeps the link that has the focus when the mouse leaves it', async () => {
  const { user } = await renderSite('/error')
  await user.hover(group('About'))
  group('About').focus()
  await user.tab()
  expect(entry('About the FEZ')).toHaveFocus()
  await user.unhover(group('About'))
  expect(entry('About the FEZ')).toBeVisible()
  expect(entry('About the FEZ')).toHaveFocus()
})

test('a submenu closes on Escape, which gives the focus back to its button', async () => {
  const { user } = await renderSite('/error')
  group('About').focus()
  await user.keyboard('{Enter}{Tab}')
  expect(entry('About the FEZ')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(entry('About the FEZ')).not.toBeInTheDocument()
  expect(group('About')).toHaveFocus()
})

test.each([
  ['leads to another site', '{Tab}', 'About Armenia', '{Enter}'],
  ['opens a page in a new window', '', 'About the FEZ', '{Shift>}{Enter}{/Shift}'],
])('if its link %s, a submenu gives the focus back to its button', async (_, tab, label, press) => {
  const { user } = await renderSite('/error')
  group('About').focus()
  await user.keyboard(`{Enter}{Tab}${tab}`)
  expect(entry(label)).toHaveFocus()
  await user.keyboard(press)
  expect(entry(label)).not.toBeInTheDocument()
  expect(group('About')).toHaveFocus()
})

test('Escape closes a submenu that the mouse opened, and moves no focus', async () => {
  const { user } = await renderSite('/error')
  await user.hover(group('About'))
  expect(entry('About the FEZ')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(entry('About the FEZ')).not.toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

test('a submenu closes when the focus leaves it, forward or back', async () => {
  const { user } = await renderSite('/error')
  group('About').focus()
  await user.keyboard('{Enter}{Tab}')
  await user.tab({ shift: true })
  expect(entry('About the FEZ')).toBeVisible()
  await user.tab({ shift: true })
  expect(entry('About the FEZ')).not.toBeInTheDocument()

  await user.tab()
  await user.keyboard('{Enter}{Tab}{Tab}')
  expect(entry('About Armenia')).toHaveFocus()
  await user.tab()
  expect(group('Investors')).toHaveFocus()
  expect(entry('About Armenia')).not.toBeInTheDocument()
})

test.each([
  ['/contact?utm_source=letter#map', undefined, 'Contact'],
  ['/residents', 'Residents', 'How to become a resident'],
  ['/blog-2-column', 'Residents', 'Our residents'],
])('at %s only the group %j and the entry %j are marked', async (path, inGroup, name) => {
  const { user } = await renderSite(path)
  const groups = navigationBar().queryAllByRole('button', { current: true })
  expect(groups).toEqual(inGroup ? [group(inGroup)] : [])
  if (inGroup) await tap(user, group(inGroup))
  const current = navigationBar().getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([name])
  expect(footer().getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
})
