import { expect, test } from 'vitest'
import type { Language } from '../../src/isomorphic/languages.ts'
import { footer, navigationBar, renderSite } from '../support/dom/render-site.tsx'

const home = {
  page: 'home',
  en_title: 'Zone',
  ru_title: 'Зона',
  arm_title: 'Գոտի',
  en_description: 'Halls',
  ru_description: 'Корпуса',
  en_keywords: 'zone, halls',
  arm_keywords: 'գոտի',
  image: 'https://files.example/og-home.jpg',
}
const services = {
  page: 'services',
  en_title: 'Services',
  en_description: 'Customs',
  ru_title: ' ',
  image: 'javascript:alert(1)',
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
  const names = tags.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
  return { title: document.title, ...Object.fromEntries(tags) }
}

// tests/browser/head.spec.ts has the tags that come from no record.
test('the head is in the language on the screen or English', async () => {
  await open('/', [home, services], 'arm')
  expect(head()).toEqual({
    title: 'Գոտի',
    description: 'Halls',
    keywords: 'գոտի',
    'og:title': 'Գոտի',
    'og:description': 'Halls',
    'og:image': 'https://files.example/og-home.jpg',
    'title ru': 'Зона',
    'title hy': 'Գոտի',
    'description ru': 'Корпуса',
    'keywords hy': 'գոտի',
  })
})

test('a page has only the tags of its own usable texts', async () => {
  const { user } = await open('/', [home, services], 'ru')
  await user.click(footer().getByRole('link', { name: 'Услуги' }))
  await expect.poll(() => document.title).toBe('Services')
  expect(head()).toEqual({
    title: 'Services',
    description: 'Customs',
    'og:title': 'Services',
    'og:description': 'Customs',
  })
})

test('without a record, the title is the page’s heading and the site’s name', async () => {
  await open('/contact', [{ page: 'elsewhere', en_title: 'No' }])
  const title = 'Contact | Kanaker Free Economic Zone'
  expect(head()).toEqual({ title, 'og:title': title })
})

test('no record describes the error page, whatever its path contains', async () => {
  await open('/services/deeper')
  const title = '404 Error Page | Kanaker Free Economic Zone'
  expect(head()).toEqual({ title, 'og:title': title })
})

test('without a record, a page may have a description of its own', async () => {
  await open('/about-armania', [], 'ru')
  const description = /^Армения для /
  expect(head()).toMatchObject({
    description: expect.stringMatching(description) as string,
    'og:description': expect.stringMatching(description) as string,
  })
})

test('without a record, the title of home is the name of the site', async () => {
  const { user, chooseLanguage } = await open('/contact', [{ page: 'elsewhere', en_title: 'No' }])
  await user.click(navigationBar().getByRole('link', { name: 'Home' }))
  await expect.poll(() => document.title).toBe('Kanaker Free Economic Zone')
  await chooseLanguage('ru')
  expect(document.title).toBe('Свободная экономическая зона «Канакер»')
})
