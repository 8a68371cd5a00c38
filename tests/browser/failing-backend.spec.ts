import { choose } from './support/choose-language.ts'
import { expect, open, test } from './support/site.ts'

// tests/component/failing-content.test.tsx has the effect of each fault on each page.
test('while all calls hang, a prerendered page keeps all its content, also in another language', async ({
  page,
}) => {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.route('**/fez/**', () => undefined)
  // A page that shows a record of header and footer needs the sanitiser for its texts.
  const sanitizer = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/sanitize-html-'),
  )
  const header = page.locator('header')
  const content = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await open(page, '/services')
  await sanitizer
  await expect(header).toContainText('+374 10 55 01 00')
  for (const part of [header, page.locator('footer')]) {
    await expect(part.getByRole('link', { name: 'Services' })).toBeVisible()
  }
  await expect(content).toBeVisible()
  await expect(page).toHaveTitle(/Services/)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  // Only header and footer are translated. The content came in one language.
  await choose(page, 'Русский')
  await expect(header.getByRole('link', { name: 'Контакты' })).toBeVisible()
  await expect(content).toBeVisible()
  expect(thrown).toEqual([])
})
