import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startBackend } from '../support/backend.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { sampleContent } from '../support/content.ts'
import { renderSite } from '../support/render-site.tsx'

const footer = () => within(screen.getByRole('contentinfo'))
const headings = () =>
  footer()
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
const links = () =>
  within(footer().getByRole('navigation'))
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

function navbarWithout(...names: string[]) {
  const fields = Object.entries(sampleContent('navbar-data'))
  const navbar = Object.fromEntries(fields.filter(([name]) => !names.includes(name)))
  return startBackend({ 'navbar-data': navbar })
}

test('the groups and their links are in the order of the specification', async () => {
  await renderSite('/error')
  expect(headings()).toEqual([
    'Quick Links',
    'Support Center',
    'Business Policy',
    'Terms and conditions',
    'Analysis Course',
  ])
  expect(links()).toEqual([
    'Home /',
    'About the FEZ /about-FEZ',
    'Services /services',
    'Contact /contact',
    'Resident incentives /preferences-incentives',
    'How to become a resident /residents',
    'Our residents /our-residenst',
  ])
})

test('a link whose label is missing in Russian is shown in English, and not in Russian', async () => {
  localStorage.setItem('language', 'ru')
  const { user } = await renderSite('/error', { backend: navbarWithout('ru_contact') })
  expect(links().join()).not.toContain('/contact')

  await chooseLanguage(user, 'English')
  expect(await footer().findByRole('link', { name: 'Contact' })).toBeVisible()
})

test('a link whose label is missing only in English is shown in Armenian', async () => {
  localStorage.setItem('language', 'arm')
  await renderSite('/error', { backend: navbarWithout('contact') })
  expect(footer().getByRole('link', { name: 'Կապ' })).toBeVisible()
})

test('a group without links is hidden', async () => {
  await renderSite('/error', { backend: navbarWithout('ourResidents', 'services', 'contact') })
  expect(headings()).toEqual(['Quick Links', 'Business Policy', 'Terms and conditions'])
})

test('while the navbar record is empty, there are no links and no groups', async () => {
  await renderSite('/error', { backend: startBackend({ 'navbar-data': null }) })
  expect(links()).toEqual([])
  expect(footer().queryByRole('heading')).not.toBeInTheDocument()
})

test('a footer link opens its page in place', async () => {
  const { user, router } = await renderSite('/error')
  await user.click(footer().getByRole('link', { name: 'Resident incentives' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Resident incentives' }),
  ).toBeVisible()
  expect(router.state.location.pathname).toBe('/preferences-incentives')
})

test('Facebook, LinkedIn, Instagram and Twitter open in a new tab', async () => {
  await renderSite('/error')
  for (const [name, address] of [
    ['Facebook', 'https://www.facebook.com/kanakerfez'],
    ['LinkedIn', 'https://www.linkedin.com/company/kanakerfez'],
    ['Instagram', 'https://www.instagram.com/kanakerfez'],
    ['Twitter', 'https://x.com/kanakerfez'],
  ] as const) {
    const link = footer().getByRole('link', { name })
    expect(link, name).toHaveAttribute('href', address)
    expect(link, name).toHaveAttribute('target', '_blank')
    expect(link, name).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('a network is shown only when a link to it exists and is safe', async () => {
  const contact = {
    facebook: 'javascript:alert(1)',
    linkedin: ' ',
    instagram: { url: 'https://instagram.com/zone' },
    twitter: 'https://x.com/zone',
  }
  await renderSite('/error', { backend: startBackend({ 'contact-us': contact }) })
  const names = footer().queryAllByRole('link', { name: /Facebook|LinkedIn|Instagram|Twitter/ })
  expect(names.map((link) => link.getAttribute('aria-label'))).toEqual(['Twitter'])
  expect(names[0]?.closest('ul')?.children).toHaveLength(1)
})

test('the footer says how the zone is reached, in the language on the screen', async () => {
  const contact = {
    en_address: 'Yerevan',
    ru_address: 'Ереван',
    phoneNumber: '+374 10',
    contactEmail: 'a@b.am',
  }
  localStorage.setItem('language', 'ru')
  await renderSite('/error', { backend: startBackend({ 'contact-us': contact }) })
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('Ереван')).toBeVisible()
  expect(footer.getByRole('link', { name: '+374 10' })).toHaveAttribute('href', 'tel:+37410')
  expect(footer.getByRole('link', { name: 'a@b.am' })).toHaveAttribute('href', 'mailto:a@b.am')
})
