import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startBackend } from '../support/backend.ts'
import { sampleContent } from '../support/content.ts'
import { renderSite } from '../support/render-site.tsx'

const header = () => within(screen.getByRole('banner'))
const navigation = () => within(screen.getByRole('navigation', { name: 'Main navigation' }))

test('the strip shows the phone and the e-mail of the contact record', async () => {
  await renderSite('/error')
  expect(header().getByRole('link', { name: '+374 10 55 01 00' })).toHaveAttribute(
    'href',
    'tel:+37410550100',
  )
  expect(header().getByRole('link', { name: 'invest@kanaker-fez.example' })).toHaveAttribute(
    'href',
    'mailto:invest@kanaker-fez.example',
  )
})

test.each([
  ['the phone', { phoneNumber: '+374 99 00 00 00' }, ['+374 99 00 00 00']],
  ['the e-mail', { contactEmail: 'a@b.am' }, ['a@b.am']],
  ['neither', { twitter: 'https://x.com/zone' }, []],
])('the strip shows only %s if there is nothing else', async (_, contact, shown) => {
  await renderSite('/error', {
    backend: startBackend({ 'contact-us': contact, 'navbar-data': null }),
  })
  const links = header().queryAllByRole('link', { name: /@|\d/ })
  expect(links.map((link) => link.textContent)).toEqual(shown)
})

test('an e-mail address that would do more than open a mail is shown as text', async () => {
  const contact = { contactEmail: 'a@b.am?bcc=c@d.am', phoneNumber: 'by appointment' }
  await renderSite('/error', { backend: startBackend({ 'contact-us': contact }) })
  expect(header().getByText('a@b.am?bcc=c@d.am')).toBeVisible()
  expect(header().getByText('by appointment')).toBeVisible()
  expect(header().queryByRole('link', { name: /@|by appointment/ })).not.toBeInTheDocument()
})

test('the call button dials the number of the navbar record', async () => {
  const navbar = { ...sampleContent('navbar-data'), callNowNumber: '(+374) 10-11 12 13' }
  await renderSite('/error', { backend: startBackend({ 'navbar-data': navbar }) })
  expect(header().getByRole('link', { name: 'Call now' })).toHaveAttribute(
    'href',
    'tel:+37410111213',
  )
})

test('there is no call button while there is no number', async () => {
  const navbar = { ...sampleContent('navbar-data'), callNowNumber: ' ' }
  await renderSite('/error', { backend: startBackend({ 'navbar-data': navbar }) })
  expect(header().queryByText('Call now')).not.toBeInTheDocument()
})

test('labels come from the navbar record in the language on the screen, else from its catalog', async () => {
  localStorage.setItem('language', 'ru')
  const navbar = { home: 'Start', ru_home: 'Начало', contact: 'Write to us' }
  await renderSite('/error', { backend: startBackend({ 'navbar-data': navbar }) })
  const russian = within(screen.getByRole('navigation', { name: 'Основная навигация' }))
  expect(russian.getByRole('link', { name: 'Начало' })).toBeVisible()
  expect(russian.getByRole('link', { name: 'Контакты' })).toBeVisible()
  expect(russian.getByRole('link', { name: 'Услуги' })).toBeVisible()
})

test('while the navbar record is empty, the labels come from the catalog', async () => {
  await renderSite('/error', { backend: startBackend({ 'navbar-data': null }) })
  const labels = navigation().getAllByRole('listitem')
  expect(labels.map((item) => item.textContent.trim())).toEqual([
    'Home',
    expect.stringMatching(/^About/),
    expect.stringMatching(/^Investors/),
    expect.stringMatching(/^Residents/),
    'Services',
    'Contact',
  ])
})

test.each([
  ['Services', 'get-service-page'],
  ['Our residents', 'get-our-residents-page'],
] as const)('%s is shown only when its record holds something', async (name, call) => {
  const shown = async () => {
    const { user } = await renderSite('/contact', { backend })
    navigation().getByRole('button', { name: 'Residents' }).focus()
    await user.keyboard('{Enter}')
    const link = navigation().queryByRole('link', { name })
    cleanup()
    return link !== null
  }
  const backend = startBackend({ [call]: null })
  expect(await shown()).toBe(false)
  backend.answer(call, sampleContent(call))
  expect(await shown()).toBe(true)
})
