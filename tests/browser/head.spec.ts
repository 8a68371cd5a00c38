import { LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { expectedDocument, readDocument } from './support/page-document.ts'
import { expect, goTo, openBeneathPreloader, test } from './support/site.ts'

test('the first HTML of each page in each language has the heading and head of that page and language, and names no path of this machine', async ({
  page,
  request,
  baseURL,
}) => {
  for (const { code } of LANGUAGES) {
    for (const path of PRODUCT_PATHS) {
      const address = code === 'en' ? path : `${path}?lang=${code}`
      const html = await (await request.get(address)).text()
      const said = await readDocument(page, html)
      expect(said, address).toEqual(expectedDocument(path, code, String(baseURL)))
      // React's development build would write data-msg.
      const named = [process.cwd(), 'file://', 'data-msg'].filter((text) => html.includes(text))
      expect(named, address).toEqual([])
    }
  }
})

test('a page opened under another name of the server keeps its own address in its head, and the structured data name the organisation and the page’s breadcrumb', async ({
  page,
  request,
  baseURL,
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

  await openBeneathPreloader(page, String(baseURL).replace('127.0.0.1', 'localhost') + '/services')
  const expected = expectedDocument('/services', 'en', String(baseURL))
  expect(await readDocument(page)).toEqual(expected)
  const scripts = page.locator('head script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(1)
  expect(read((await scripts.textContent()) ?? '')[1]).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Services' }],
  })
  await goTo(page, '/contact')
  await expect(scripts).toHaveCount(0)
})
