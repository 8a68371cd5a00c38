import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ContentCall } from '../../src/isomorphic/calls.ts'
import type { Language } from '../../src/isomorphic/languages.ts'
import { main, renderSite } from '../support/dom/render-site.tsx'

/** Opens a page whose record has these fields. */
const open = (path: string, call: ContentCall, page: object, language: Language = 'en') =>
  renderSite(path, { language, responses: { [call]: page } })

const headings = () =>
  main()
    .getAllByRole('heading')
    .map((each) => each.textContent)
/** The page that the last link leads to: the last heading asks the question of the next decision. */
const nextPage = () => main().getAllByRole('link').at(-1)?.getAttribute('href')
const bannerPicture = () =>
  main().getByRole('heading', { level: 1 }).closest('.page-banner')?.querySelector('img')

const block = (name: string) => ({
  [`${name}Title`]: `Title of ${name}`,
  [`${name}Desc`]: `<p>Text of ${name}</p>`,
  [`${name}Image`]: `/media/${name}.jpg`,
  [`${name}ReadMore`]: '/contact',
  [`${name}ReadMoreButton`]: 'Follow',
})
const items = [
  { id: 1, img: '/1.jpg', title: 'One', description: '<p>First <b>text</b></p>' },
  { id: 1, img: null, title: 'Two', description: 7 },
]

/** Checks the cards of `items`: the picture and the HTML of the first. */
function expectCards() {
  const pictures = screen.getByRole('main').querySelectorAll('.card img')
  expect(Array.from(pictures, (picture) => picture.getAttribute('src'))).toEqual(['/1.jpg'])
  expect(main().getByText('text').tagName).toBe('B')
}

test('about the FEZ has two informative blocks, without read-more', async () => {
  const page = { aboutBanner: '/banner.jpg', ...block('informative1'), ...block('informative2') }
  await open('/about-FEZ', 'get-about-page', page)
  expect(headings()).toEqual([
    'About the FEZ',
    'Title of informative1',
    'Title of informative2',
    'What would you save here?',
  ])
  expect(nextPage()).toBe('/preferences-incentives')
  expect(main().getByText('Text of informative2')).toBeVisible()
  expect(bannerPicture()).toHaveAttribute('src', '/banner.jpg')
  expect(main().queryByRole('link', { name: 'Follow' })).not.toBeInTheDocument()
})

test('services shows its banner, its picture, its text and its cards', async () => {
  const description = '<p>In short</p><h2>Costs</h2>'
  const page = {
    serviceBanner: '/banner.jpg',
    serviceMainImage: '/main.jpg',
    description,
    serviceItems: items,
  }
  await open('/services', 'get-service-page', page)
  expect(headings()).toEqual(['Services', 'One', 'Two', 'Costs', 'See the halls for yourself'])
  expect(nextPage()).toBe('/contact')
  expectCards()
  expect(main().getByText('In short')).toBeVisible()
  expect(screen.getByRole('main').querySelector('img[src="/main.jpg"]')).toBeVisible()
  expect(main().getByRole('link', { name: 'Costs' })).toHaveAttribute('href', '#section-costs')
  expect(bannerPicture()).toHaveAttribute('src', '/banner.jpg')
})

test('services without items has no empty list', async () => {
  await open('/services', 'get-service-page', { description: '<p>In short</p>', serviceItems: [] })
  expect(main().getByText('In short')).toBeVisible()
  expect(screen.getByRole('main').querySelector('ul')).toBeNull()
})

test('how to become a resident has an informative block and an article', async () => {
  const page = { ...block('informative'), title: 'The way', description: '<p>Seven steps</p>' }
  await open('/residents', 'get-become-resident-page', page)
  expect(headings()).toEqual([
    'How to become a resident',
    'Title of informative',
    'The way',
    'What will it cost?',
  ])
  expect(nextPage()).toBe('/services')
  expect(main().getByText('Seven steps')).toBeVisible()
  expect(main().getByRole('link', { name: 'Follow' })).toHaveAttribute('href', '/contact')
})

test('resident incentives has an informative block and an article', async () => {
  const page = { ...block('informative'), description: '<p>No VAT</p>' }
  await open('/preferences-incentives', 'get-resident-incentives-page', page)
  expect(headings()).toEqual([
    'Resident incentives',
    'Title of informative',
    'How do you become a resident?',
  ])
  expect(nextPage()).toBe('/residents')
  expect(main().getByText('No VAT')).toBeVisible()
  const picture = screen.getByRole('main').querySelector('[src$="/media/informative.jpg"]')
  expect(picture?.closest('.text-beside-media')).toHaveAttribute('data-media', 'right')
})

test('about Armenia has a banner and two side sections', async () => {
  await renderSite('/about-armania')
  expect(bannerPicture()).toBeVisible()
  expect(headings()).toEqual([
    'About Armenia',
    'A mountain country with an old alphabet',
    'Doing business in Armenia',
    'Where in Armenia is the zone?',
  ])
  expect(nextPage()).toBe('/about-FEZ')
})

test('contact has its banner from the contact record', async () => {
  await open('/contact', 'contact-us', { firstBanner: '/1.jpg' })
  expect(bannerPicture()).toHaveAttribute('src', '/1.jpg')
})

test('the heading of a page is its label in the navbar record', async () => {
  await open('/contact', 'navbar-data', { contact: 'Reach us' })
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Reach us')
})

test('a page has its label in a breadcrumb to home', async () => {
  await open('/contact', 'navbar-data', { contact: 'Reach us' })
  const breadcrumb = within(main().getByRole('navigation', { name: 'Breadcrumb' }))
  expect(breadcrumb.getByText('Reach us')).toHaveAttribute('aria-current', 'page')
  expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test.each(['/our-residenst', '/blog-2-column'])('%s shows the residents as cards', async (path) => {
  const page = { ourResidentsBanner: '/banner.jpg', ourResidentsItems: items }
  await open(path, 'get-our-residents-page', page)
  expect(headings()).toEqual(['Our residents', 'One', 'Two', 'What would you save here?'])
  expect(nextPage()).toBe('/preferences-incentives')
  expectCards()
  expect(bannerPicture()).toHaveAttribute('src', '/banner.jpg')
})

test('a text for a missing translation is marked as English', async () => {
  const description = '<p>Customs on site</p>'
  const page = {
    serviceItems: [
      { title: 'One', description },
      { title: 'Two', ru_title: 'Два', description, ru_description: '<p>Таможня</p>' },
    ],
  }
  await open('/services', 'get-service-page', page, 'ru')
  expect(screen.getByText('One')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Customs on site').closest('[lang]')).toHaveAttribute('lang', 'en')
  const inRussian = ['Два', 'Таможня'].map((text) => screen.getByText(text).closest('[lang]'))
  expect(inRussian).toEqual([document.documentElement, document.documentElement])
})
