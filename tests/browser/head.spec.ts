import type { APIRequestContext, Page } from '@playwright/test'
import { LANGUAGES, PRODUCT_ROUTES } from './product-routes.ts'
import { expect, open, openBeneathPreloader, rememberLanguage, test } from './site.ts'

/** The head of a document as a list of its tags that say something of the page. */
const headTags = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel]')]
      .filter((tag) => !/viewport|theme-color|csp-nonce/.test(tag.getAttribute('name') ?? ''))
      .filter((tag) => !/icon|manifest|load|style/.test(tag.getAttribute('rel') ?? ''))
      .map((tag) => {
        const name = ['name', 'property', 'rel', 'lang', 'hreflang'].flatMap(
          (attribute) => tag.getAttribute(attribute) ?? [],
        )
        const value = tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent
        return `${[tag.localName, ...name].join(' ')}: ${value}`
      })
      .sort(),
  )

/** The same of the HTML that the server answers with. */
async function answeredTags(page: Page, request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  await page.route('**/answered', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replaceAll(/<script type="module".*?>/g, ''),
    }),
  )
  await page.goto('/answered')
  return headTags(page)
}

const ORIGIN = 'http://127.0.0.1:4173'

for (const { code, tag, locale } of LANGUAGES) {
  for (const { path } of [{ path: '/' }, ...PRODUCT_ROUTES]) {
    test(`the first HTML of ${path} in ${code} has the head that the running site gives it`, async ({
      page,
      request,
      baseURL,
    }) => {
      const query = code === 'en' ? '' : `?lang=${code}`
      const answered = await answeredTags(page, request, path + query)
      await rememberLanguage(page, code)
      await openBeneathPreloader(page, path)
      // Built for the default address, and opened at the tests' own.
      const running = (await headTags(page)).map((line) => line.replaceAll(String(baseURL), ORIGIN))
      expect(answered).toEqual(running)

      const values = (name: string) =>
        answered
          .filter((line) => line.startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2))
      expect(values('title')).toHaveLength(1)
      expect(values('meta og:locale')).toEqual([locale])
      expect(values('meta og:locale:alternate')).toHaveLength(2)
      expect(values('meta og:type')).toEqual(['website'])
      expect(values('meta og:title')).toEqual(values('title'))
      if (path === '/error') {
        expect(values('meta robots')).toEqual(['noindex'])
        return
      }

      const canonicalPath = path === '/blog-2-column' ? '/our-residenst' : path
      const canonical = ORIGIN + canonicalPath + (code === 'en' ? '' : `?lang=${tag}`)
      expect(values('link canonical')).toEqual([canonical])
      expect(values('meta og:url')).toEqual([canonical])
      // No record's page name is contained in the address of the template's own copy.
      expect(values('meta description')).toHaveLength(path === '/blog-2-column' ? 0 : 1)
      expect(values('link alternate x-default')).toEqual([ORIGIN + canonicalPath])
      for (const { tag: other } of LANGUAGES) {
        expect(values(`link alternate ${other}`)).toHaveLength(1)
      }
      for (const image of values('meta og:image')) expect(image).toMatch(/^http:.*\.jpg$/)
    })
  }
}

test('a change of route and of language leaves no stale or doubled tag', async ({ page }) => {
  await open(page, '/services')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Contact').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  const changed = await headTags(page)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  expect(changed).toEqual(await headTags(page))
})

test('the structured data name the organisation and the way to the page', async ({
  page,
  request,
}) => {
  const read = (json: string) =>
    (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
  const html = await (await request.get('/services?lang=ru')).text()
  const [organization, breadcrumb] = read(
    /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  )
  expect(organization).toMatchObject({
    '@type': 'Organization',
    telephone: '+374 10 55 01 00',
    name: 'Свободная экономическая зона «Канакер»',
  })
  expect(breadcrumb).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Главная' }, { name: 'Услуги' }],
  })

  await open(page, '/services')
  const scripts = page.locator('head script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(1)
  expect(read((await scripts.textContent()) ?? '')[1]).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Services' }],
  })
})

test('the sitemap lists each page that is worth finding, once in each language', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(listed).toContain('/services')
  expect(listed).toContain('/services?lang=ru')
  expect(listed).not.toContain('/error')
  expect(listed).not.toContain('/blog-2-column')
  expect(listed).toHaveLength(3 * 8)

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).not.toContain('Disallow')
  expect(robots).toContain('Sitemap: http')
})
