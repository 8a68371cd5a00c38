import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startBackend } from '../support/backend.ts'
import { sampleContent } from '../support/content.ts'
import { renderSite } from '../support/render-site.tsx'

const sample = sampleContent('get-home-page') as Record<string, string>
const main = () => within(screen.getByRole('main'))
const heading = (name = '') => main().queryByRole('heading', { level: 2, name })

/** Opens the home page with changed fields of the sample content. */
function openHome(changes: Record<string, unknown> = {}) {
  return renderSite('/', { backend: startBackend({ 'get-home-page': { ...sample, ...changes } }) })
}

function headingsInView(level: number) {
  return main()
    .getAllByRole('heading', { level })
    .filter((each) => !each.closest('[inert]'))
    .map((each) => each.textContent)
}

test.each([
  ['en', '', 'The zone in numbers', 'Why choose us'],
  ['ru', 'ru_', 'Зона в\u00a0цифрах', 'Почему выбирают нас'],
  ['arm', 'arm_', 'Գոտին՝ թվերով', 'Ինչու ընտրել մեզ'],
])('in %s, the blocks are in the order of the specification', async (code, prefix, ...own) => {
  localStorage.setItem('language', code)
  await openHome({ [`${prefix}sliderItems`]: [{ title: 'Slide' }] })
  expect(headingsInView(2)).toEqual([
    'Slide',
    sample[`${prefix}informative1Title`],
    sample[`${prefix}servicesTitle`],
    sample[`${prefix}informative2Title`],
    ...own,
    sample[`${prefix}informative3Title`],
  ])
})

test('the services block has three items', async () => {
  await openHome()
  const section = heading(sample.servicesTitle)?.closest('section')
  const names = [...(section?.querySelectorAll('h3') ?? [])].map((name) => name.textContent)
  expect(names).toEqual([
    sample.serviceItemTitle1,
    sample.serviceItemTitle2,
    sample.serviceItemTitle3,
  ])
})

test('without a services title there is no services block', async () => {
  await openHome({ servicesTitle: ' ' })
  expect(heading(sample.informative2Title)).toBeVisible()
  expect(main().queryByText(sample.serviceItemTitle1 ?? '')).not.toBeInTheDocument()
})

test('the goals, the reasons and the texts are hidden if their lists are empty', async () => {
  await openHome({ goalItems: [], choosUsItems: null, textItems: 'none', sliderItems: {} })
  expect(headingsInView(2)).toEqual([
    sample.informative1Title,
    sample.servicesTitle,
    sample.informative2Title,
    sample.informative3Title,
  ])
  expect(main().queryByText('Who can apply?')).not.toBeInTheDocument()
})

test('home answers five questions of an investor, each with one link', async () => {
  await openHome()
  const answers = main().getAllByRole('heading', { level: 3, name: /\?$/ })
  const links = answers.map((question) =>
    [...(question.closest('li')?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href')),
  )
  expect(links).toEqual([
    ['/residents'],
    ['/services#section-costs'],
    ['/preferences-incentives'],
    ['/residents#section-the-steps'],
    ['/contact'],
  ])
})

test.each(['Title', 'Desc', 'ReadMore', 'ReadMoreButton'])(
  'the third informative block needs its %s',
  async (part) => {
    expect(sample.informative3Desc).toContain('Tours run on')
    await openHome({ [`informative3${part}`]: '' })
    expect(heading(sample.informative2Title)).toBeVisible()
    expect(heading(sample.informative3Title)).not.toBeInTheDocument()
    expect(main().queryByText(/Tours run on/)).not.toBeInTheDocument()
  },
)

test("a read-more link without a text reads 'Read More' and the title", async () => {
  await openHome({ informative1ReadMoreButton: '' })
  const link = main().getByRole('link', { name: `Read More: ${sample.informative1Title ?? ''}` })
  expect(link).toHaveAttribute('href', '/about-FEZ')
})

test('a read-more text without a link is not shown', async () => {
  await openHome({ informative2ReadMore: '' })
  const name = sample.informative2ReadMoreButton ?? ''
  expect(main().queryByRole('link', { name })).not.toBeInTheDocument()
})

test('a read-more link that is not safe is shown as text', async () => {
  await openHome({ informative1ReadMore: 'javascript:alert(1)' })
  const name = sample.informative1ReadMoreButton ?? ''
  expect(main().getByText(name)).toBeVisible()
  expect(main().queryByRole('link', { name })).not.toBeInTheDocument()
})

test('a list that is empty in another language falls back to English', async () => {
  localStorage.setItem('language', 'ru')
  await openHome({
    sliderItems: [{ title: 'Slide' }],
    ru_sliderItems: [],
    goalItems: [{ title: 'Hectares' }],
    ru_goalItems: [{ title: 'Гектаров' }],
  })
  expect(heading('Slide')).toBeVisible()
  expect(main().getByText('Гектаров')).toBeVisible()
  expect(main().queryByText('Hectares')).not.toBeInTheDocument()
})

test('a text that is missing or blank in another language falls back to English', async () => {
  localStorage.setItem('language', 'ru')
  await openHome({ ru_informative1Title: ' ', ru_servicesTitle: null })
  expect(heading(sample.informative1Title)).toBeVisible()
  expect(heading(sample.servicesTitle)).toBeVisible()
  expect(heading(sample.ru_informative2Title)).toBeVisible()
})
