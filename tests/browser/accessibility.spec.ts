import { expect, open, test } from './site.ts'
import { violations } from './violations.ts'

test('axe finds nothing on the home page in any language, nor while its menus are open', async ({
  page,
}) => {
  await open(page, '/')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'About' }).click()
  expect(await violations(page)).toEqual([])
  for (const [language, title] of [
    ['Русский', 'Здесь производят на экспорт'],
    ['Հայերեն', 'Արտադրություն՝ արտահանման համար'],
  ] as const) {
    await page.locator('header button[aria-haspopup=menu]').click()
    expect(await violations(page, 'header')).toEqual([])
    await page.getByRole('menuitemradio', { name: language }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
})

test('axe finds nothing on an inner page and on the error page', async ({ page }) => {
  for (const address of ['/services', '/error']) {
    await open(page, address)
    expect(await violations(page)).toEqual([])
  }
})

test('axe finds nothing in the open mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Residents' }).click()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing when the content could not be had', async ({ page }) => {
  await page.route('**/fez/**', (route) => route.fulfill({ status: 500 }))
  await open(page, '/')
  expect(await violations(page)).toEqual([])
})
