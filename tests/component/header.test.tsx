import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleContent } from '../support/content.ts'
import { header, navigationBar, renderSite } from '../support/dom/render-site.tsx'
import { stubBackend } from '../support/dom/stub-backend.ts'

/** The texts of the strip's telephone number and e-mail address, with their links. */
const ways = () =>
  header()
    .queryAllByRole('link', { name: /@|\d/ })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

test.each([
  [
    'both',
    sampleContent('contact-us'),
    [
      '+374 10 55 01 00 tel:+37410550100',
      'invest@kanaker-fez.example mailto:invest@kanaker-fez.example',
    ],
  ],
  ['the phone', { phoneNumber: '+374 99 00 00 00' }, ['+374 99 00 00 00 tel:+37499000000']],
  ['the e-mail', { contactEmail: 'a@b.am' }, ['a@b.am mailto:a@b.am']],
  ['neither', { twitter: 'https://x.com/zone' }, []],
])('the strip shows what the contact record has: %s', async (_, contact, shown) => {
  await renderSite('/error', { responses: { 'contact-us': contact, 'navbar-data': null } })
  expect(ways()).toEqual(shown)
})

test('an e-mail address that would do more than open a mail is shown as text, and so is a number that is none', async () => {
  const contact = { contactEmail: 'a@b.am?bcc=c@d.am', phoneNumber: 'by appointment' }
  await renderSite('/error', { responses: { 'contact-us': contact } })
  expect(header().getByText('a@b.am?bcc=c@d.am')).toBeVisible()
  expect(header().getByText('by appointment')).toBeVisible()
  expect(header().queryByRole('link', { name: /@|by appointment/ })).not.toBeInTheDocument()
})

test.each([
  ['(+374) 10-11 12 13', 'tel:+37410111213'],
  [' ', undefined],
])('with the number %j in the navbar record, the call button dials %s', async (number, address) => {
  const navbar = { ...sampleContent('navbar-data'), callNowNumber: number }
  await renderSite('/error', { responses: { 'navbar-data': navbar } })
  const button = header().queryByRole('link', { name: 'Call now' })
  expect(button?.getAttribute('href')).toBe(address)
})

test('labels come from the navbar record in the language on the screen, else from its catalog', async () => {
  const navbar = { home: 'Start', ru_home: 'Начало', contact: 'Write to us' }
  await renderSite('/error', { language: 'ru', responses: { 'navbar-data': navbar } })
  const russian = within(screen.getByRole('navigation', { name: 'Основная навигация' }))
  for (const name of ['Начало', 'Контакты', 'Услуги']) {
    expect(russian.getByRole('link', { name })).toBeVisible()
  }
})

test('while the navbar record is empty, the labels come from the catalog', async () => {
  await renderSite('/error', { responses: { 'navbar-data': null } })
  const labels = navigationBar().getAllByRole('listitem')
  expect(labels.map((item) => /^\w+/.exec(item.textContent)?.[0])).toEqual([
    'Home',
    'About',
    'Investors',
    'Residents',
    'Services',
    'Contact',
  ])
})

test.each([
  ['Services', 'get-service-page'],
  ['Our residents', 'get-our-residents-page'],
] as const)('%s is shown only when its record holds something', async (name, call) => {
  const backend = stubBackend({ [call]: null })
  const shown = async () => {
    const { user } = await renderSite('/contact', { backend })
    navigationBar().getByRole('button', { name: 'Residents' }).focus()
    await user.keyboard('{Enter}')
    const link = navigationBar().queryByRole('link', { name })
    cleanup()
    return link !== null
  }
  expect(await shown()).toBe(false)
  backend.setResponse(call, sampleContent(call))
  expect(await shown()).toBe(true)
})
