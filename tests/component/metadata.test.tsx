import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startBackend } from '../support/backend.ts'
import { chooseLanguage } from '../support/choose-language.ts'
import { renderSite } from '../support/render-site.tsx'

const home = {
  page: 'home',
  en_title: 'Zone',
  ru_title: 'Зона',
  arm_title: 'Գոտի',
  en_description: 'Halls',
  ru_description: 'Корпуса',
  en_keywords: 'zone, halls',
  arm_keywords: 'գոտի',
  image: '/media/og-home.jpg',
}
const services = {
  page: 'services',
  en_title: 'Services',
  en_description: 'Customs',
  ru_title: ' ',
}
/** Opens a page with these meta records. The home page is empty, because only its head is read. */
const open = (path: string, records: unknown = [home, services]) =>
  renderSite(path, { backend: startBackend({ 'get-home-page': null, 'meta-tags': records }) })

const OF_THE_RECORD = /^(title|description|keywords|og:(title|description|image))$/

/** The tags of the head with their content, as `name`, `name hy` or `og:name`. */
function head() {
  const tags = [...document.head.querySelectorAll('meta')].flatMap((tag) => {
    const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? ''
    const variant = [name, tag.lang].filter(Boolean).join(' ')
    return OF_THE_RECORD.test(name) ? [[variant, tag.content] as const] : []
  })
  expect(new Set(tags.map(([name]) => name)).size).toBe(tags.length)
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
  return { title: document.title, ...Object.fromEntries(tags) }
}

test("the record 'home' describes /, with its Armenian and Russian variants", async () => {
  await open('/')
  expect(head()).toEqual({
    title: 'Zone',
    description: 'Halls',
    keywords: 'zone, halls',
    'og:title': 'Zone',
    'og:description': 'Halls',
    'og:image': 'http://localhost:4173/media/og-home.jpg',
    'title ru': 'Зона',
    'title hy': 'Գոտի',
    'description ru': 'Корпуса',
    'keywords hy': 'գոտի',
  })
})

test('title and description are in the language on the screen, else in English', async () => {
  localStorage.setItem('language', 'arm')
  await open('/')
  expect(head()).toMatchObject({
    title: 'Գոտի',
    description: 'Halls',
    keywords: 'գոտի',
    'og:title': 'Գոտի',
    'og:description': 'Halls',
  })
})

test('a language variant that is blank or missing has no tag, and neither has a missing image', async () => {
  await open('/services')
  expect(head()).toEqual({
    title: 'Services',
    description: 'Customs',
    'og:title': 'Services',
    'og:description': 'Customs',
  })
})

test('a change of language changes the tags, and leaves none old or duplicate', async () => {
  const { user } = await open('/')
  const english = head()
  await chooseLanguage(user, 'Русский')
  expect(head()).toEqual({
    ...english,
    title: 'Зона',
    description: 'Корпуса',
    'og:title': 'Зона',
    'og:description': 'Корпуса',
  })
  await chooseLanguage(user, 'Հայերեն')
  expect(head()).toMatchObject({ title: 'Գոտի', keywords: 'գոտի', 'keywords hy': 'գոտի' })
  await chooseLanguage(user, 'English')
  expect(head()).toEqual(english)
})

test('a change of page changes the tags, and leaves none old or duplicate', async () => {
  const { user } = await open('/')
  const ofHome = head()
  const bar = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  await user.click(bar.getByRole('link', { name: 'Services' }))
  await expect.poll(() => document.title).toBe('Services')
  expect(Object.keys(head()).toSorted()).toEqual([
    'description',
    'og:description',
    'og:title',
    'title',
  ])
  await user.click(bar.getByRole('link', { name: 'Home' }))
  await expect.poll(() => document.title).toBe('Zone')
  expect(head()).toEqual(ofHome)
})

test.for([null, [], {}, 'text', [{ page: 'elsewhere', en_title: 'No' }]])(
  'if the records are %j, the title is the page’s own heading and the site’s name',
  async (records) => {
    await open('/contact', records)
    const title = 'Contact | Kanaker Free Economic Zone'
    expect(head()).toEqual({ title, 'og:title': title })
  },
)

test('without a record, the title of the home page is the site’s name', async () => {
  await open('/', null)
  expect(document.title).toBe('Kanaker Free Economic Zone')
})

test('without a record, the title follows the language', async () => {
  const { user } = await open('/contact', null)
  await chooseLanguage(user, 'Русский')
  expect(document.title).toBe('Контакты | Свободная экономическая зона «Канакер»')
})

test('a preview image that is not safe is left out', async () => {
  await open('/', [{ ...home, image: 'javascript:alert(1)' }])
  expect(head()).not.toHaveProperty('og:image')
})
