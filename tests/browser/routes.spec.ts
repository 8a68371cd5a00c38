import { LANGUAGES, PRODUCT_ROUTES } from './product-routes.ts'
import { expect, open, openBeneathPreloader, rememberLanguage, test } from './site.ts'

for (const { code } of LANGUAGES) {
  test(`each route opens by its address in ${code}, and nothing is asked for twice`, async ({
    page,
    complaints,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await rememberLanguage(page, code)

    for (const route of PRODUCT_ROUTES) {
      asked.length = 0
      await openBeneathPreloader(page, route.path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(route[code])
      await expect(page.getByRole('main').getByRole('navigation')).toContainText(route[code])
      await expect(page).toHaveTitle(/\S/)
      expect(repeated(asked)).toEqual([])
    }
    expect(complaints).toEqual([])
  })
}

test('each entry of the navigation leads to its page by a click, without a further content call', async ({
  page,
  complaints,
  contentCalls,
}) => {
  await open(page, '/')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const titles = new Set<string>()
  for (const [group, entry, heading] of [
    ['About', 'About the FEZ', 'About the FEZ'],
    ['Residents', 'How to become a resident', 'How to become a resident'],
    ['Residents', 'Resident incentives', 'Resident incentives'],
    ['Residents', 'Our residents', 'Our residents'],
    [undefined, 'Services', 'Services'],
    [undefined, 'Contact', 'Contact'],
  ] as const) {
    if (group) await navigation.getByRole('button', { name: group }).click()
    await navigation.getByRole('link', { name: entry }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(6)

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'A place to make and export' })).toBeVisible()
  expect(contentCalls).toHaveLength(9)
  expect(complaints).toEqual([])
})

test('quick steps from page to page, each cutting short the cross-fade before, raise no error', async ({
  page,
  complaints,
}) => {
  await open(page, '/')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  for (const name of ['Services', 'Contact', 'Services', 'Contact', 'Services', 'Contact']) {
    await navigation.getByRole('link', { name }).dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  expect(complaints).toEqual([])
})

test('an unmatched path shows the error page with a way home', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Error Page')
  await expect(page.getByText('404 Not Found')).toBeVisible()
  await expect(page.getByText("Oops! That page Can't be found")).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('HTML from content is shown richly: its links open in place or in a new tab', async ({
  page,
}) => {
  await open(page, '/preferences-incentives')
  const table = page.getByRole('main').locator('article table').first()
  await expect(table).toBeVisible()
  const source = page.getByRole('main').getByRole('link', { name: 'arlis.am' })
  await expect(source).toHaveAttribute('target', '_blank')
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer')

  await page.goto('/services')
  await page.getByRole('main').getByRole('link', { name: 'Tell us what you need' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})

function repeated(urls: string[]): string[] {
  return urls.filter((url, place) => urls.indexOf(url) !== place)
}
