import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleContent } from '../support/content.ts'
import { main, renderSite } from '../support/dom/render-site.tsx'

const sample = sampleContent('get-home-page') as Record<string, string>
const heading = (name = '') => main().queryByRole('heading', { level: 2, name })

/** Opens the home page with changed fields of the sample content. */
const openHome = (changes: Record<string, unknown> = {}) =>
  renderSite('/', { responses: { 'get-home-page': { ...sample, ...changes } } })

function headingsInView() {
  return main()
    .getAllByRole('heading', { level: 2 })
    .filter((each) => !each.closest('[inert]'))
    .map((each) => each.textContent)
}

test('the blocks are in the required order', async () => {
  await openHome({ sliderItems: [{ title: 'Slide' }] })
  expect(headingsInView()).toEqual([
    'Slide',
    sample.informative1Title,
    sample.servicesTitle,
    sample.informative2Title,
    'The zone in numbers',
    'Why choose us',
    'In short',
    sample.informative3Title,
  ])
})

test('a link to a place on the page leaves the query out, as when it was prerendered', async () => {
  const page = { informative1Title: 'Zone', informative1ReadMore: '#goals' }
  await renderSite('/?utm_source=letter', { responses: { 'get-home-page': page } })
  const link = main().getByRole('link', { name: 'Read More: Zone' })
  expect(link).toHaveAttribute('href', '/#goals')
})

test('the services block has an introduction and three items with picture, name and text', async () => {
  const item = { serviceItemImage1: '/item.jpg', serviceItemDesc1: '<p>Cleared in a day</p>' }
  await openHome({ servicesDescription: '<p>All under one roof</p>', ...item })
  const section = heading(sample.servicesTitle)?.closest('section')
  expect(section).toHaveTextContent('All under one roof')
  const names = [...(section?.querySelectorAll('h3') ?? [])].map((name) => name.textContent)
  expect(names).toEqual([1, 2, 3].map((place) => sample[`serviceItemTitle${place}`]))
  const [first] = section?.querySelectorAll('li') ?? []
  expect(first).toHaveTextContent('Cleared in a day')
  expect(first?.querySelector('img')).toHaveAttribute('src', '/item.jpg')
})

test('the numbers have a picture each, and one behind them', async () => {
  const goalItems = [{ img: '/goal.svg', count: '7', title: 'Halls' }]
  await openHome({ goalSectionBanner: '/behind.jpg', goalItems })
  const section = heading('The zone in numbers')?.closest('section')
  const pictures = Array.from(section?.querySelectorAll('img') ?? [], ({ src }) => src)
  expect(pictures).toEqual([
    expect.stringMatching(/\/behind\.jpg$/),
    expect.stringMatching(/\/goal\.svg$/),
  ])
})

test('a reason has its picture, its title and its text', async () => {
  const description = '<p>In the <b>city</b></p>'
  await openHome({ choosUsItems: [{ img: '/near.jpg', title: 'Near', description }] })
  const reason = within(main().getByRole('region', { name: 'Why choose us' })).getByRole('group')
  expect(within(reason).getByRole('heading', { level: 3, name: 'Near' })).toBeVisible()
  expect(within(reason).getByText('city').tagName).toBe('B')
  expect(reason.querySelector('img')).toHaveAttribute('src', '/near.jpg')
})

test('the short texts have a picture behind them', async () => {
  await openHome({ textSectionBanner: '/behind.jpg' })
  const section = heading('In short')?.closest('section')
  expect(section?.querySelector('img')).toHaveAttribute('src', '/behind.jpg')
})

test('a block without a title or items is hidden', async () => {
  const lists = { goalItems: [], choosUsItems: null, textItems: 'none', sliderItems: {} }
  await openHome({ ...lists, servicesTitle: ' ' })
  expect(headingsInView()).toEqual([
    sample.informative1Title,
    sample.informative2Title,
    sample.informative3Title,
  ])
  for (const text of ['Who may apply?', sample.serviceItemTitle1 ?? '']) {
    expect(main().queryByText(text)).not.toBeInTheDocument()
  }
})

test('the first slide has three facts, each with a link', async () => {
  await openHome()
  const [list] = main().getAllByRole('list')
  const facts = list ? within(list).getAllByRole('listitem') : []
  expect(facts.map((fact) => fact.querySelector('strong')?.textContent)).toEqual([
    '0\u00a0drams',
    '5\u00a0dollars',
    '14\u00a0weeks',
  ])
  expect(facts.map((fact) => fact.querySelector('a')?.getAttribute('href'))).toEqual([
    '/preferences-incentives#section-three-routes-for-goods',
    '/services#section-costs',
    '/residents#section-the-steps',
  ])
})

test('the third informative block needs all its fields', async () => {
  const { show } = await openHome()
  for (const part of ['Title', 'Desc', 'ReadMore', 'ReadMoreButton']) {
    await show('get-home-page', sample)
    expect(main().getByText(/Tours run on/)).toBeVisible()
    await show('get-home-page', { ...sample, [`informative3${part}`]: '' })
    expect(heading(sample.informative2Title)).toBeVisible()
    expect(heading(sample.informative3Title)).not.toBeInTheDocument()
    expect(main().queryByText(/Tours run on/)).not.toBeInTheDocument()
  }
})

test('a link without a text reads Read More and the title', async () => {
  await openHome({ informative1ReadMoreButton: '' })
  const link = main().getByRole('link', { name: `Read More: ${sample.informative1Title ?? ''}` })
  expect(link).toHaveAttribute('href', '/about-FEZ')
})

test('a title in the name of a link says its language', async () => {
  const page = { informative1Title: 'Zone', informative1ReadMore: '/about-FEZ' }
  await renderSite('/', { language: 'ru', responses: { 'get-home-page': page } })
  const link = main().getByRole('link', { name: 'Читать далее: Zone' })
  expect(within(link).getByText(': Zone')).toHaveAttribute('lang', 'en')
})

test('a read-more text without a link is hidden', async () => {
  await openHome({ informative2ReadMore: '' })
  const block = heading(sample.informative2Title)?.closest('section')
  expect(block).toBeVisible()
  expect(block).not.toHaveTextContent(sample.informative2ReadMoreButton ?? expect.fail())
})

test('a read-more text with an unsafe link is plain', async () => {
  await openHome({ informative3ReadMore: 'javascript:alert(1)' })
  const unsafe = main().getByText(sample.informative3ReadMoreButton ?? '')
  expect(unsafe.closest('a')).toBeNull()
})
