import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPage, main, renderSite } from '../support/dom/render-site.tsx'

const openText = (description: string) =>
  renderSite('/', { responses: { 'get-home-page': { textItems: [{ description }] } } })

const openResidents = (description: string) =>
  renderSite('/residents', { responses: { 'get-become-resident-page': { description } } })

// tests/unit/src/addresses/parse-address.test.ts has the addresses of pages.
test('a link to a page opens it once and in place', async () => {
  const page = {
    servicesTitle: 'Services',
    ru_servicesDescription: '<a href="about-FEZ"><b>more</b></a>',
  }
  const { user, router, chooseLanguage } = await renderSite('/', {
    responses: { 'get-home-page': page },
  })
  for (const language of ['ru', 'en', 'ru'] as const) await chooseLanguage(language)
  const opened: string[] = []
  router.subscribe('onBeforeNavigate', ({ toLocation }) => opened.push(toLocation.href))
  await user.click(screen.getByText('more'))
  expect(await findPage('О\u00a0СЭЗ')).toBeVisible()
  expect(opened).toEqual(['/about-FEZ'])
})

test('a click that opens no page in place is left to the browser', async () => {
  const others = ['https://armenia.travel/', '/media/tariffs.pdf', 'mailto:a@b.am', '/#power', '/#']
  const links = ['/about-FEZ', ...others].map((address) => `<a href="${address}">more</a>`)
  const { user, router } = await openText(links.join(' '))
  const navigate = vi.spyOn(router, 'navigate')
  // jsdom cannot follow a link.
  const left: unknown[] = []
  screen.getByRole('main').addEventListener('click', (click) => {
    if (!click.defaultPrevented) left.push((click.target as Element).getAttribute('href'))
    click.preventDefault()
  })
  const [page = expect.fail(), ...rest] = main().getAllByRole('link', { name: 'more' })
  for (const link of rest) await user.click(link)
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    await user.keyboard(`{${key}>}`)
    await user.click(page)
    await user.keyboard(`{/${key}}`)
  }
  expect(left).toEqual([...others, ...Array<string>(4).fill('/about-FEZ')])
  expect(navigate).not.toHaveBeenCalled()
})

test('a click that something else has answered opens nothing', async () => {
  const { user, router } = await openText('<a href="/about-FEZ">more</a>')
  const navigate = vi.spyOn(router, 'navigate')
  const page = main().getByRole('link', { name: 'more' })
  page.addEventListener('click', (click) => {
    click.preventDefault()
  })
  await user.click(page)
  expect(navigate).not.toHaveBeenCalled()
})

test('a link that asks for another tab is left to the browser', async () => {
  const { user, router } = await renderSite('/error')
  const navigate = vi.spyOn(router, 'navigate')
  const link = document.createElement('a')
  document.querySelector('main')?.append(Object.assign(link, { href: '/about-FEZ' }))
  for (const target of ['_blank', '']) {
    link.target = target
    if (!target) link.removeAttribute('target')
    navigate.mockClear()
    await user.click(link)
    expect(navigate).toHaveBeenCalledTimes(target ? 0 : 1)
  }
})

test('a text with four headings has a list that leads to them', async () => {
  const headings = ['Costs &amp; fees', 'Costs, fees', '<em>Срок</em> 2', 'constructor']
  const text = headings.map((words) => `<h3 id="root">${words}</h3><p>More</p>`).join('')
  await openResidents(text)
  const list = within(await screen.findByRole('navigation', { name: 'On this page' }))
  const links = list.getAllByRole('link')
  const ids = links.map((link) => link.getAttribute('href')?.slice('#section-'.length) ?? '')
  expect(ids).toEqual(['costs-fees', 'costs-fees--2', 'срок-2', 'constructor'])
  const found = ids.map((id) => document.getElementById(`section-${id}`)?.textContent)
  expect(found).toEqual(links.map(({ textContent }) => textContent))
  const own = within(screen.getByRole('heading', { name: 'constructor' })).getByRole('link')
  expect(own).toHaveAttribute('href', '#section-constructor')
})

test('a text with three headings has no list of them', async () => {
  await openResidents('<h3>One</h3><h3>Two</h3><h3>Three</h3>')
  expect(document.getElementById('section-three')).toHaveTextContent('Three')
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument()
})

test('a heading has the same address in each language', async () => {
  const page = { description: '<h2>Costs</h2>', ru_description: '<h2>Расходы</h2>' }
  const { chooseLanguage } = await renderSite('/services', {
    responses: { 'get-service-page': page },
    language: 'ru',
  })
  expect(screen.getByRole('heading', { name: 'Расходы' })).toHaveAttribute('id', 'section-costs')
  await chooseLanguage('en')
  expect(screen.getByRole('heading', { name: 'Costs' })).toHaveAttribute('id', 'section-costs')
})
