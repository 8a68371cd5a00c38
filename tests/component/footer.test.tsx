import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleContent } from '../support/content.ts'
import { footer, main, renderSite } from '../support/dom/render-site.tsx'

/** The headings of the links, and the links with their addresses. */
const entries = () =>
  Array.from(footer().getByRole('navigation').querySelectorAll('h2, a'), (entry) =>
    [entry.textContent, entry.getAttribute('href') ?? []].flat().join(' '),
  )
const networks = () =>
  footer().queryAllByRole<HTMLAnchorElement>('link', { name: /^(Face|Linked|Insta|Twi)/ })

test('the groups and their links are in the required order', async () => {
  await renderSite('/error')
  expect(entries()).toEqual([
    'Quick Links',
    'Home /',
    'About the FEZ /about-FEZ',
    'Support Center',
    'Services /services',
    'Contact /contact',
    'Business Policy',
    'Resident incentives /preferences-incentives',
    'Terms and conditions',
    'How to become a resident /residents',
    'Analysis Course',
    'Our residents /our-residenst',
  ])
})

test('a link is shown only in the languages of its label', async () => {
  const navbar = { ...sampleContent('navbar-data'), services: undefined, ru_contact: undefined }
  const { chooseLanguage } = await renderSite('/error', {
    responses: { 'navbar-data': navbar },
    language: 'ru',
  })
  expect(entries().join()).not.toContain('/contact')
  expect(entries()).toContain('Услуги /services')

  await chooseLanguage('en')
  expect(entries()).toContain('Contact /contact')
  expect(entries().join()).not.toContain('/services')
})

test('a group without links is hidden', async () => {
  const navbar = { ...sampleContent('navbar-data'), services: undefined, contact: undefined }
  await renderSite('/error', { responses: { 'navbar-data': navbar } })
  const groups = footer()
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
  expect(groups).toEqual([
    'Quick Links',
    'Business Policy',
    'Terms and conditions',
    'Analysis Course',
  ])
})

test('the address is shown only in a language that has it', async () => {
  const { chooseLanguage } = await renderSite('/contact', {
    responses: { 'contact-us': { en_address: 'Yerevan', contactEmail: 'a@b.am' } },
    language: 'ru',
  })
  expect(main().getByRole('link', { name: 'a@b.am' })).toBeVisible()
  expect(screen.queryByText('Yerevan')).toBeNull()
  await chooseLanguage('en')
  expect(screen.getAllByText('Yerevan')).toHaveLength(2)
})

test('the lines of an address end at its commas', async () => {
  const en_address = 'Kanaker-Zeytun, Yerevan, Armenia'
  await renderSite('/error', { responses: { 'contact-us': { en_address } } })
  const [address] = footer().getAllByRole('group')
  const lines = Array.from(address?.children ?? [], (line) => line.textContent)
  expect(lines).toEqual(['Kanaker-Zeytun, ', 'Yerevan, ', 'Armenia'])
})

test('the footer and the form say that the sample is fictitious', async () => {
  document.documentElement.dataset.sampleContent = ''
  await renderSite('/contact')
  const notice = 'This zone is fictitious: its companies, prices and contact details are examples.'
  expect(main().getByRole('form')).toHaveTextContent(notice)
  expect(screen.getByRole('contentinfo')).toHaveTextContent(notice)
})

test('with the content of a backend nothing says that the zone is fictitious', async () => {
  await renderSite('/contact')
  expect(document.body.textContent).not.toContain('This zone is fictitious')
})

test('the social networks open in a new tab', async () => {
  await renderSite('/error')
  expect(networks().map(({ ariaLabel, href, target }) => [ariaLabel, href, target])).toEqual([
    ['Facebook', 'https://facebook.example/kanakerfez', '_blank'],
    ['LinkedIn', 'https://linkedin.example/company/kanakerfez', '_blank'],
    ['Instagram', 'https://instagram.example/kanakerfez', '_blank'],
    ['Twitter', 'https://x.example/kanakerfez', '_blank'],
  ])
})

test('a social network has an icon only if its address is safe', async () => {
  const addresses = {
    facebook: 'javascript:alert(1)',
    // The browser would take it for a page of this site.
    linkedin: 'linkedin.example/company/kanakerfez',
    instagram: { url: 'https://instagram.com/zone' },
    twitter: 'https://x.com/zone',
  }
  await renderSite('/error', { responses: { 'contact-us': addresses } })
  expect(networks().map(({ ariaLabel }) => ariaLabel)).toEqual(['Twitter'])
  expect(networks()[0]?.closest('ul')?.children).toHaveLength(1)
})
