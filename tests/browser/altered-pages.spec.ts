import type { Page } from '@playwright/test'
import { expect, goTo, storeLanguage, test } from './support/site.ts'

/** Changes the HTML of each page, as a proxy or an archive does. */
async function alterPages(page: Page, alter: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: alter(await response.text()) })
  })
}

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated] header')).toBeAttached()

/** The scripts that the page loads under two addresses. */
async function loadedTwice(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return paths.filter((path, place) => path.endsWith('.js') && paths.indexOf(path) !== place)
}

test('a site whose script has got a query starts once', async ({ page, pageErrors }) => {
  await alterPages(page, (html) => html.replaceAll(/(<script[^>]* src="[^"]+)"/g, '$1?v=7"'))
  await page.goto('/')
  await hydrated(page)
  await goTo(page, '/contact')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(await loadedTwice(page)).toEqual([])
  expect(pageErrors).toEqual([])
})

test('a site with credentials in its address works', async ({
  page,
  pageErrors,
  contentCalls,
  baseURL,
}) => {
  await page.goto(`${baseURL}`.replace('://', '://user:pw@'))
  await hydrated(page)
  await expect.poll(() => contentCalls.length).toBeGreaterThan(5)
  await goTo(page, '/contact')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(await loadedTwice(page)).toEqual([])
  expect(pageErrors).toEqual([])
})

for (const [path, language] of [
  ['/web/2026/services', 'en'],
  ['/copy/services/index.html', 'ru'],
] as const) {
  test(`in ${language}, a copy of a page at ${path} stays as it is`, async ({ page, baseURL }) => {
    await storeLanguage(page, language)
    await page.route(path, async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}/services` }) }),
    )
    await page.goto(path)
    // The scripts have run: they take the preloader away.
    await expect(page.locator('#preloader')).toHaveAttribute('style', /none/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await expect(page.locator('#section-costs')).toBeVisible()
  })
}
