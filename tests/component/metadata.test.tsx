import { expect, test } from 'vitest'
import type { Language } from '../../src/i18n/languages.ts'
import { chooseLanguage, navigationBar, renderSite } from '../support/dom/render-site.tsx'

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
const open = (path: string, records: unknown = [home, services], language: Language = 'en') =>
  renderSite(path, { language, responses: { 'get-home-page': null, 'meta-tags': records } })

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

test('a change of language or page changes the tags, and leaves none old or duplicate', async () => {
  const { user } = await open('/', undefined, 'arm')
  const armenian = head()
  expect(armenian).toMatchObject({
    title: 'Գոտի',
    description: 'Halls',
    keywords: 'գոտի',
    'keywords hy': 'գոտի',
    'og:title': 'Գոտի',
    'og:description': 'Halls',
  })
  await chooseLanguage(user, 'Русский')
  expect(head()).toEqual({
    ...armenian,
    title: 'Зона',
    description: 'Корпуса',
    keywords: 'zone, halls',
    'og:title': 'Зона',
    'og:description': 'Корпуса',
  })
  await chooseLanguage(user, 'English')
  const english = head()

  // A variant that is blank or missing has no tag, and neither has a missing image.
  await user.click(navigationBar().getByRole('link', { name: 'Services' }))
  await expect.poll(() => document.title).toBe('Services')
  expect(head()).toEqual({
    title: 'Services',
    description: 'Customs',
    'og:title': 'Services',
    'og:description': 'Customs',
  })
  await user.click(navigationBar().getByRole('link', { name: 'Home' }))
  await expect.poll(() => document.title).toBe('Zone')
  expect(head()).toEqual(english)
})

test.for([null, [], {}, 'text', [{ page: 'elsewhere', en_title: 'No' }]])(
  'if the records are %j, the title is the page’s own heading and the site’s name, and follows the language',
  async (records) => {
    const { user } = await open('/contact', records)
    const title = 'Contact | Kanaker Free Economic Zone'
    expect(head()).toEqual({ title, 'og:title': title })
    await chooseLanguage(user, 'Русский')
    expect(document.title).toBe('Контакты | Свободная экономическая зона «Канакер»')
  },
)

test('without a record, the title of the home page is the site’s name', async () => {
  await open('/', null)
  expect(document.title).toBe('Kanaker Free Economic Zone')
})

test('a preview image that is not safe is left out', async () => {
  await open('/', [{ ...home, image: 'javascript:alert(1)' }])
  expect(head()).not.toHaveProperty('og:image')
})
