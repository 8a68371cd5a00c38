import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { sampleContent } from '../support/content.ts'
import { main, renderSite } from '../support/dom/render-site.tsx'

const sample = sampleContent('get-home-page') as Record<string, string>
const heading = (name = '') => main().queryByRole('heading', { level: 2, name })

/** Opens the home page with changed fields of the sample content. */
function openHome(changes: Record<string, unknown> = {}, language: Language = 'en') {
  return renderSite('/', { language, responses: { 'get-home-page': { ...sample, ...changes } } })
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
] as const)('in %s, the blocks are in the order of the specification', async (...row) => {
  const [language, prefix, ...own] = row
  await openHome({ [`${prefix}sliderItems`]: [{ title: 'Slide' }] }, language)
  expect(headingsInView(2)).toEqual([
    'Slide',
    sample[`${prefix}informative1Title`],
    sample[`${prefix}servicesTitle`],
    sample[`${prefix}informative2Title`],
    ...own,
    sample[`${prefix}informative3Title`],
  ])
})

test('the services block has three items, and is hidden without its title', async () => {
  await openHome()
  const section = heading(sample.servicesTitle)?.closest('section')
  const names = [...(section?.querySelectorAll('h3') ?? [])].map((name) => name.textContent)
  expect(names).toEqual([1, 2, 3].map((place) => sample[`serviceItemTitle${place}`]))
  cleanup()

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

test('a read-more link without a text reads Read More and the title, a text without a link is hidden, and one with an unsafe link is plain', async () => {
  const [unsafe = '', linkless = ''] = [3, 2].map(
    (place) => sample[`informative${place}ReadMoreButton`],
  )
  await openHome({
    informative1ReadMoreButton: '',
    informative2ReadMore: '',
    informative3ReadMore: 'javascript:alert(1)',
  })
  const link = main().getByRole('link', { name: `Read More: ${sample.informative1Title ?? ''}` })
  expect(link).toHaveAttribute('href', '/about-FEZ')
  expect(main().queryByText(linkless)).not.toBeInTheDocument()
  expect(main().getByText(unsafe).closest('a')).toBeNull()
})

test('a text or a list that is missing, blank or empty in another language falls back to English', async () => {
  const changes = {
    ru_informative1Title: ' ',
    ru_servicesTitle: null,
    sliderItems: [{ title: 'Slide' }],
    ru_sliderItems: [],
    goalItems: [{ title: 'Hectares' }],
    ru_goalItems: [{ title: 'Гектаров' }],
  }
  await openHome(changes, 'ru')
  for (const name of [sample.informative1Title, sample.servicesTitle, 'Slide']) {
    expect(heading(name)).toBeVisible()
  }
  expect(heading(sample.ru_informative2Title)).toBeVisible()
  expect(main().getByText('Гектаров')).toBeVisible()
  expect(main().queryByText('Hectares')).not.toBeInTheDocument()
})
