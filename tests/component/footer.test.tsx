import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleContent } from '../support/content.ts'
import { chooseLanguage, footer, renderSite } from '../support/dom/render-site.tsx'

const headings = () =>
  footer()
    .queryAllByRole('heading')
    .map((heading) => heading.textContent)
const links = () =>
  within(footer().getByRole('navigation'))
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const networks = () => footer().queryAllByRole('link', { name: /^(Face|Linked|Insta|Twi)/ })

function navbarWithout(...names: string[]) {
  const fields = Object.entries(sampleContent('navbar-data'))
  return Object.fromEntries(fields.filter(([name]) => !names.includes(name)))
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

test('a link is shown in each language in which the navbar record has its label, a group without links is hidden, and the address is in the language on the screen', async () => {
  const { show } = await renderSite('/error', {
    responses: {
      'navbar-data': navbarWithout('ru_contact', 'services'),
      'contact-us': { en_address: 'Yerevan', ru_address: 'Ереван' },
    },
    language: 'ru',
  })
  expect(footer().getByText('Ереван')).toBeVisible()
  expect(links().join()).not.toContain('/contact')
  expect(links()).toContain('Услуги /services')

  await chooseLanguage('en')
  expect(footer().getByText('Yerevan')).toBeVisible()
  expect(links()).toContain('Contact /contact')
  expect(links().join()).not.toContain('/services')

  await show('navbar-data', navbarWithout('ourResidents', 'services', 'contact'))
  expect(headings()).toEqual(['Quick Links', 'Business Policy', 'Terms and conditions'])
})

// tests/component/contact-form.test.tsx sees that they open in a new tab.
test('Facebook, LinkedIn, Instagram and Twitter have an icon only if their address is safe', async () => {
  const { show } = await renderSite('/error')
  const shown = networks().map((link) => [
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ])
  expect(shown).toEqual([
    ['Facebook', 'https://www.facebook.com/kanakerfez'],
    ['LinkedIn', 'https://www.linkedin.com/company/kanakerfez'],
    ['Instagram', 'https://www.instagram.com/kanakerfez'],
    ['Twitter', 'https://x.com/kanakerfez'],
  ])
  await show('contact-us', {
    facebook: 'javascript:alert(1)',
    linkedin: ' ',
    instagram: { url: 'https://instagram.com/zone' },
    twitter: 'https://x.com/zone',
  })
  expect(networks().map((link) => link.getAttribute('aria-label'))).toEqual(['Twitter'])
  expect(networks()[0]?.closest('ul')?.children).toHaveLength(1)
})
