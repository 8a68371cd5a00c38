import { LANGUAGE_QUERIES, LANGUAGES, PRODUCT_PATHS } from '../support/product-routes.ts'
import { expect, goTo, openBeneathPreloader, storeLanguage, test } from './support/site.ts'

// tests/component/metadata-tags.test.tsx has what a record may lack.
test('the first HTML has the language, the record and the addresses of the page', async ({
  request,
  baseURL,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  const html = await read('/blog-2-column?lang=ru')
  const address = `${baseURL}/our-residenst`
  const tags = [
    ' lang="ru">',
    '<title>Наши резиденты | СЭЗ «Канакер»</title>',
    '<meta property="og:title" content="Наши резиденты | СЭЗ «Канакер»"/>',
    '<meta name="description" content="Шесть из 38\u00a0компаний зоны: ',
    '<meta property="og:description" content="Шесть из 38\u00a0компаний зоны: ',
    `<meta property="og:image" content="${baseURL}/media/og-our-residents.jpg"/>`,
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="Свободная экономическая зона «Канакер»"/>',
    '<meta property="og:locale" content="ru_RU"/>',
    '<meta property="og:locale:alternate" content="hy_AM"/>',
    `<link rel="canonical" href="${address}?lang=ru"/>`,
    `<meta property="og:url" content="${address}?lang=ru"/>`,
    `<link rel="alternate" hrefLang="hy" href="${address}?lang=hy"/>`,
    `<link rel="alternate" hrefLang="x-default" href="${address}"/>`,
  ]
  expect(tags.filter((tag) => !html.includes(tag))).toEqual([])
})

test('the first HTML of the error page says noindex', async ({ request }) => {
  const error = await (await request.get('/error')).text()
  expect(error).toContain('<meta name="robots" content="noindex"/>')
  expect(error).not.toContain('canonical')
})

test('the first HTML has nothing that only developers read', async ({ request }) => {
  for (const path of PRODUCT_PATHS) {
    const page = await (await request.get(path)).text()
    // React's development build would write data-msg.
    const named = [process.cwd(), 'file://', 'data-msg'].filter((text) => page.includes(text))
    const comments = page.match(/<!--(?! -->|\/?[$&]-->).*?-->|^\s*\/\/ .*$/gms)
    expect([named, comments], path).toEqual([[], null])
  }
})

test('a tab has a title while its page is drawn in another language', async ({ page }) => {
  await page.addInitScript(() => {
    const titles = new Set<string>()
    new MutationObserver(() => {
      if (document.querySelector('head title')) titles.add(document.title || 'none')
      else if (titles.size > 0) titles.add('none')
    }).observe(document, { childList: true, subtree: true })
    Object.assign(window, { titles })
  })
  await storeLanguage(page, 'ru')
  await openBeneathPreloader(page, '/services')
  await expect(page).toHaveTitle('Услуги | СЭЗ «Канакер»')
  await expect(page.locator('head title')).toHaveCount(1)
  const titles = await page.evaluate(() => [
    ...(window as unknown as { titles: Set<string> }).titles,
  ])
  // If the record with the title comes late, the heading takes its place until then.
  for (const title of titles) expect(title).toMatch(/ \| (Kanaker FEZ|СЭЗ «Канакер»)$/)
})

test('a page that a proxy has minified has one head', async ({ page, baseURL }) => {
  // React needs its comments, and draws the page from scratch.
  await page.route('/services', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<!--.*?-->/gs, '')
    await route.fulfill({ response, body: html })
  })
  const expectOneHead = async (title: string, path: string) => {
    await expect(page).toHaveTitle(title)
    await expect(page.locator('head title')).toHaveCount(1)
    const addresses = page.locator('link[rel=canonical]')
    await expect(addresses).toHaveAttribute('href', `${baseURL}${path}`)
    await expect(page.locator('meta[name=description]:not([lang])')).toHaveCount(1)
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  }
  const redrawn = page.waitForEvent('pageerror')
  await openBeneathPreloader(page, '/services')
  expect((await redrawn).message).toContain('418')
  await expectOneHead('Services | Kanaker FEZ', '/services')

  await test.step('the next page has a head of its own', async () => {
    await goTo(page, '/residents')
    await expectOneHead('How to become a resident | Kanaker FEZ', '/residents')
  })
})

test('a page keeps its addresses under another name of the server', async ({ page, baseURL }) => {
  const links = page.locator('link:is([rel=canonical], [rel=alternate])')
  const expectAddresses = (path: string) =>
    expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(['?lang=ru', ...LANGUAGE_QUERIES, ''].map((query) => `${baseURL}${path}${query}`))
  const otherName = String(baseURL).replace('127.0.0.1', 'localhost')
  await openBeneathPreloader(page, `${otherName}/services?lang=ru`)
  await expectAddresses('/services')

  await test.step('the next page has its own addresses', async () => {
    await goTo(page, '/contact')
    await expectAddresses('/contact')
    await expect(page.locator('meta[property^="og:locale"]')).toHaveCount(LANGUAGES.length)
  })
})

test('structured data of the home page have no way to it', async ({ page }) => {
  await openBeneathPreloader(page, '/')
  const structuredData = page.locator('head script[type="application/ld+json"]')
  expect(JSON.parse((await structuredData.textContent()) ?? '')).toMatchObject({
    '@graph': [{ '@type': 'LocalBusiness' }],
  })
})

test('structured data name the organisation and the page', async ({ page }) => {
  await openBeneathPreloader(page, '/services?lang=ru')
  const structuredData = page.locator('head script[type="application/ld+json"]')
  expect(JSON.parse((await structuredData.textContent()) ?? '')).toMatchObject({
    '@graph': [
      {
        '@type': 'LocalBusiness',
        telephone: '+374 10 000 000',
        address: 'Армения, Ереван, Канакер-Зейтун, СЭЗ «Канакер», административный корпус',
        geo: { latitude: 40.21, longitude: 44.52 },
        contactPoint: {
          '@type': 'ContactPoint',
          availableLanguage: LANGUAGES.map(({ tag }) => tag),
        },
        name: 'Свободная экономическая зона «Канакер»',
        disambiguatingDescription:
          'Это вымышленная зона: компании, цены и\u00a0контакты приведены для примера.',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Главная' }, { name: 'Услуги' }],
      },
    ],
  })
})
