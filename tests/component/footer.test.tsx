import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleContent } from '../support/content.ts'
import { chooseLanguage, findPage, footer, renderSite } from '../support/dom/render-site.tsx'

const headings = () =>
  footer()
    .queryAllByRole('heading')
    .map((heading) => heading.textContent)
const links = () =>
  within(footer().getByRole('navigation'))
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

function navbarWithout(...names: string[]) {
  const fields = Object.entries(sampleContent('navbar-data'))
  return { 'navbar-data': Object.fromEntries(fields.filter(([name]) => !names.includes(name))) }
}

test('the groups and their links are in the order of the specification, and a link opens its page in place', async () => {
  const { user, router } = await renderSite('/error')
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
  await user.click(footer().getByRole('link', { name: 'Resident incentives' }))
  expect(await findPage('Resident incentives')).toBeVisible()
  expect(router.state.location.pathname).toBe('/preferences-incentives')
})

test('a link is shown in each language in which the navbar record has its label', async () => {
  const responses = navbarWithout('ru_contact', 'services')
  const { user } = await renderSite('/error', { responses, language: 'ru' })
  expect(links().join()).not.toContain('/contact')
  expect(links()).toContain('Услуги /services')

  await chooseLanguage(user, 'English')
  expect(await footer().findByRole('link', { name: 'Contact' })).toBeVisible()
  expect(links().join()).not.toContain('/services')
})

test('a group without links is hidden', async () => {
  const responses = navbarWithout('ourResidents', 'services', 'contact')
  await renderSite('/error', { responses })
  expect(headings()).toEqual(['Quick Links', 'Business Policy', 'Terms and conditions'])
})

test('while the navbar record is empty, there are no links and no groups', async () => {
  await renderSite('/error', { responses: { 'navbar-data': null } })
  expect([links(), headings()]).toEqual([[], []])
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

test('the footer has the record’s address in the language on the screen, its ways to the zone, and only safe links to networks', async () => {
  const contact = {
    en_address: 'Yerevan',
    ru_address: 'Ереван',
    phoneNumber: '+374 10',
    contactEmail: 'a@b.am',
    facebook: 'javascript:alert(1)',
    linkedin: ' ',
    instagram: { url: 'https://instagram.com/zone' },
    twitter: 'https://x.com/zone',
  }
  await renderSite('/error', { responses: { 'contact-us': contact }, language: 'ru' })
  expect(footer().getByText('Ереван')).toBeVisible()
  expect(footer().getByRole('link', { name: '+374 10' })).toHaveAttribute('href', 'tel:+37410')
  expect(footer().getByRole('link', { name: 'a@b.am' })).toHaveAttribute('href', 'mailto:a@b.am')
  const networks = footer().getAllByRole('link', { name: /Facebook|LinkedIn|Instagram|Twitter/ })
  expect(networks.map((link) => link.getAttribute('aria-label'))).toEqual(['Twitter'])
  expect(networks[0]?.closest('ul')?.children).toHaveLength(1)
})
