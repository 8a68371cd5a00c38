import type { Page } from '@playwright/test'
import { CONTENT_CALLS } from '../../src/api/calls/calls.ts'
import { choose } from './support/choose-language.ts'
import { expectedDocument, readDocument } from './support/page-document.ts'
import { expect, holdRequests, open, storeLanguage, test } from './support/site.ts'

/** A visitor starts in English and chooses these languages in this order. */
const CHOICES = [
  {
    code: 'ru',
    name: 'Русский',
    tag: 'ru',
    slide: '0 % налога на прибыль, НДС и налога на имущество',
    services: 'Услуги',
  },
  {
    code: 'arm',
    name: 'Հայերեն',
    tag: 'hy',
    slide: '0% շահութահարկ, ԱԱՀ և անշարժ գույքի հարկ',
    services: 'Ծառայություններ',
  },
  {
    code: 'en',
    name: 'English',
    tag: 'en',
    slide: '0% profit tax, VAT and property tax',
    services: 'Services',
  },
] as const

test('choosing a language changes all text and the head, makes no content call, and survives a reload', async ({
  page,
  pageErrors,
  contentCalls,
  baseURL,
}) => {
  await open(page, '/')
  for (const { code, name, tag, slide, services } of CHOICES) {
    await test.step(name, async () => {
      await choose(page, name)
      const expected = expectedDocument('/', code, String(baseURL))
      await expect.poll(() => readDocument(page)).toEqual(expected)
      await expect(page.getByRole('heading', { name: slide })).toBeVisible()
      await expect(page.locator('footer').getByRole('link', { name: services })).toBeVisible()
      await expect.poll(() => foreignWords(page, code)).toEqual([])
      // A cookie tells the server the language of the next visit.
      expect(await (await page.request.get('/')).text()).toContain(`lang="${tag}"`)
    })
  }
  await expect.poll(() => contentCalls).toHaveLength(CONTENT_CALLS.length)

  await choose(page, 'Հայերեն')
  await page.reload()
  await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'hy')
  await expect(page.getByRole('heading', { name: CHOICES[1].slide })).toBeVisible()
  expect(pageErrors).toEqual([])
})

test('a language that another tab chooses while a page starts is shown once the page has started', async ({
  page,
  context,
  pageErrors,
}) => {
  // React cannot hydrate the form before its code has come.
  const release = await holdRequests(page, /\/assets\/contact-[^/]*\.js/)
  await page.goto('/contact', { waitUntil: 'commit' })
  const content = page.getByRole('main').locator('form, section')
  await expect(content.first()).toBeVisible()
  const came = await content.elementHandles()
  // The rest of the page is hydrated once it answers.
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' })
  })
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeAttached()

  const russian = page.waitForResponse(/\/assets\/ru-[^/]*\.js/)
  const otherTab = await context.newPage()
  await otherTab.route('/other', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await otherTab.goto('/other')
  await otherTab.evaluate(() => {
    localStorage.setItem('language', 'ru')
  })
  const catalog = (await russian).url()
  await page.evaluate((url) => import(url), catalog)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'ru')
  for (const element of came) expect(await element.evaluate((node) => node.isConnected)).toBe(true)
  expect(pageErrors).toEqual([])
})

test('the stored language alone is loaded, its catalog before the scripts, and no text in another one is seen', async ({
  page,
}) => {
  const catalogs: string[] = []
  page.on('request', (request) => {
    const catalog = /assets\/(en|ru|hy)-[^/]*\.js$/.exec(request.url())?.[1]
    if (catalog) catalogs.push(catalog)
  })
  const release = await holdRequests(page, /\/assets\/(site|ru)-[^/]*\.js$/)
  await storeLanguage(page, 'ru')
  await page.goto('/services', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, includeHidden: true })
  await expect(heading).toHaveText('Services')
  await expect(heading).toBeHidden()
  await expect(page.locator('#preloader')).toBeHidden()
  await expect(heading).toBeHidden()
  await expect.poll(() => catalogs).toEqual(['ru'])
  release()
  await expect(heading).toHaveText('Услуги')
  await expect(heading).toBeVisible()
  expect(catalogs).toEqual(['ru'])
})

/** The visible words in a script of another language. Latin is allowed everywhere, for names. */
function foreignWords(page: Page, code: string): Promise<string[]> {
  const foreign = { en: '[А-Яа-я\\u0531-\\u0587]', ru: '[\\u0531-\\u0587]', arm: '[А-Яа-я]' }[code]
  return page.evaluate((pattern) => {
    const words = document.body.innerText.split(/\s+/)
    return words.filter((word) => new RegExp(pattern ?? '').test(word))
  }, foreign)
}
