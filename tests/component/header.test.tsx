import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailLink } from '../../src/ui/links/email-link.tsx'
import { PhoneLink } from '../../src/ui/links/phone-link.tsx'
import { sampleContent } from '../support/content.ts'
import { footer, header, main, navigationBar, renderSite } from '../support/dom/render-site.tsx'

// tests/unit/src/addresses/phone-address.test.ts has the texts with a number.
test('a text without a number or a plain e-mail address is no link', () => {
  render(
    <>
      <PhoneLink number="by appointment" /> <EmailLink address="a@b.am?bcc=c" />
    </>,
  )
  expect(screen.getByText('by appointment a@b.am?bcc=c')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('strip, contact page and footer show the ways to the zone', async () => {
  const { show } = await renderSite('/contact')
  for (const [contact, ways] of [
    [
      { ...sampleContent('contact-us'), description: '' },
      ['+374 10 000 000', 'invest@kanaker-fez.example'],
    ],
    [{ phoneNumber: '+374 99 00 00 00' }, ['+374 99 00 00 00']],
    [{ contactEmail: 'a@b.am' }, ['a@b.am']],
    [{ twitter: 'https://x.com/zone' }, []],
  ] as const) {
    await show('contact-us', contact)
    for (const place of [header(), main(), footer()]) {
      const links = place.queryAllByRole('link', { name: /@|\d/ })
      expect(links.map(({ textContent }) => textContent).toSorted()).toEqual(ways)
    }
    // The sample has an address, too.
    const shown = 'en_address' in contact ? 3 : ways.length
    const details = main().getByRole('heading', { name: 'How to reach us' }).nextElementSibling
    expect(details?.children).toHaveLength(shown)
  }
})

test('the hours of the telephone stand below its number on the contact page', async () => {
  await renderSite('/contact')
  const number = main().getByRole('link', { name: '+374 10 000 000' })
  expect(number.nextElementSibling).toHaveTextContent('Monday to Friday, 9:00 to 18:00')
})

test('the call button has the label and the number of the navbar record', async () => {
  const navbar = { callNowText: 'Ring us', callNowNumber: '+374 10 000 000' }
  await renderSite('/error', { responses: { 'navbar-data': navbar } })
  const button = header().getByRole('link', { name: 'Ring us' })
  expect(button).toHaveAttribute('href', 'tel:+37410000000')
})

test('without a number there is no call button', async () => {
  const navbar = { home: 'Home', callNowNumber: ' ' }
  await renderSite('/error', { responses: { 'navbar-data': navbar } })
  expect(header().getByRole('link', { name: 'Home' })).toBeVisible()
  expect(header().queryByRole('link', { name: 'Call now' })).not.toBeInTheDocument()
})

test('labels come from the navbar record, or else from the catalog', async () => {
  const navbar = { home: 'Start', ru_home: 'Начало', contact: 'Write to us' }
  await renderSite('/error', { language: 'ru', responses: { 'navbar-data': navbar } })
  for (const name of ['Начало', 'Контакты', 'Услуги']) {
    expect(header().getByRole('link', { name })).toBeVisible()
  }
  for (const name of ['О\u00a0нас', 'Инвесторам', 'Резидентам']) {
    expect(header().getByRole('button', { name })).toBeVisible()
  }
})

test('Services and Our residents are shown only with content', async () => {
  const { user, show } = await renderSite('/contact')
  navigationBar().getByRole('button', { name: 'Residents' }).focus()
  await user.keyboard('{Enter}')
  for (const [name, call] of [
    ['Services', 'get-service-page'],
    ['Our residents', 'get-our-residents-page'],
  ] as const) {
    const entry = () => navigationBar().queryByRole('link', { name })
    expect(entry()).toBeVisible()
    await show(call, null)
    expect(entry()).not.toBeInTheDocument()
  }
})

test('no icon fills the window if the styles are lost', async () => {
  await renderSite('/contact')
  const icons = Array.from(document.querySelectorAll('svg'))
  expect(icons.length).toBeGreaterThan(10)
  expect(icons.filter((icon) => !icon.hasAttribute('width'))).toEqual([])
})
