import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleContent } from '../support/content.ts'
import { main, renderSite } from '../support/dom/render-site.tsx'
import { messageForm } from './support/open-form.tsx'

test('the form is read first, and the ways to the zone last', async () => {
  await renderSite('/contact')
  const heading = await main().findByRole('heading', { name: 'Visit us' })
  const inOrder = [
    messageForm(),
    main().getByRole('complementary', { name: 'What to expect' }),
    main().getByRole('region', { name: 'Map' }),
    main().getByRole('heading', { name: 'How to reach us' }),
    heading,
    ...['Visits:', 'By car:', 'By bus:'].map((text) => main().getByText(text)),
  ]
  inOrder.reduce((before, part) => {
    expect(part).toAppearAfter(before)
    return part
  })
})

test('the contact page ends with the next decision', async () => {
  await renderSite('/contact')
  const step = main().getByRole('link', { name: 'See the steps' })
  expect(step).toHaveAttribute('href', '/residents')
  expect(step).toAppearAfter(main().getByRole('heading', { name: 'How to reach us' }))
})

test('the contact page has an icon link to each network', async () => {
  await renderSite('/contact')
  const details = main().getByRole('heading', { name: 'How to reach us' }).parentElement
  const names = ['Facebook', 'LinkedIn', 'Instagram', 'Twitter']
  const links = names.map((name) => within(details ?? expect.fail()).getByRole('link', { name }))
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
  const icons = [...(details?.querySelectorAll('svg') ?? [])]
  expect(icons.map((icon) => icon.getAttribute('width'))).toEqual(Array(7).fill('25'))
})

test('without a key the console says why there is no map', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await renderSite('/contact')
  expect(log.mock.calls).toContainEqual(['The map could not be loaded.', 'There is no key for it.'])
})

test('the place can be opened in a maps app', async () => {
  await renderSite('/contact')
  const link = main().getByRole('link', { name: 'Open this location in your maps app' })
  expect(link).toHaveAttribute('href', expect.stringContaining('40.21,44.52'))
})

test('the form says what the data is used for', async () => {
  await renderSite('/contact')
  expect(messageForm()).toHaveTextContent(
    /We use your name, email address, phone number and message only to answer you\. Your data$/,
  )
})

test('the form says for how many days the server keeps a message', async () => {
  document.documentElement.dataset.keepDays = '21'
  await renderSite('/contact', { language: 'ru' })
  expect(main().getByRole('form').textContent).toContain('Мы удалим их через 21\u00a0день.')
})

test('the form says if the server deletes no messages', async () => {
  document.documentElement.dataset.keepDays = 'unlimited'
  await renderSite('/contact')
  expect(messageForm()).toHaveTextContent('We keep them until you ask us to delete them.')
})

test('a note leads to the text on personal data, whatever its heading says', async () => {
  const { show } = await renderSite('/contact')
  const link = () =>
    within(messageForm()).queryByRole<HTMLAnchorElement>('link', { name: 'Your data' })
  const notice = await main().findByRole('heading', { name: 'Your data' })
  expect(link()).toHaveAttribute('href', `#${notice.id}`)
  await show('contact-us', { description: '<h2>Privacy</h2><p>We delete it.</p>' })
  const target = () => document.getElementById(link()?.hash.slice(1) ?? '')
  await expect.poll(() => target()?.textContent).toContain('We delete it.')
  await show('contact-us', { phoneNumber: '+374 10 000 000' })
  expect(link()).not.toBeInTheDocument()
})

test('answer times are those of the contact record', async () => {
  const contact = {
    ...sampleContent('contact-us'),
    answerTimes: '<h2>An answer in two days</h2>',
  }
  await renderSite('/contact', { responses: { 'contact-us': contact } })
  const expectations = main().getByRole('complementary', { name: 'What to expect' })
  expect(expectations).toHaveTextContent('An answer in two days')
})

test('a zone without answer times promises none', async () => {
  await renderSite('/contact', { responses: { 'contact-us': { phoneNumber: '+374 10 000 000' } } })
  expect(messageForm()).toBeVisible()
  expect(document.body).not.toHaveTextContent(/working day|no fee/)
})

test('a zone without a number offers no call', async () => {
  await renderSite('/contact', {
    responses: { 'contact-us': { contactEmail: 'info@zone.example' } },
  })
  expect(messageForm()).toBeVisible()
  expect(main().queryAllByText(/phone, straight away|9:00 to 18:00/)).toEqual([])
})
