import { show } from './support/show.ts'
import { expect, goTo, open, test } from './support/site.ts'
import { violations } from './support/violations.ts'

// tests/unit/src/tinted-pictures.test.ts has the words over a picture.
test('axe finds nothing on the home page and in its menus', async ({ sharedPage: page }) => {
  await show(page, '/')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'About' }).click()
  expect(await violations(page, 'header')).toEqual([])
  await page.locator('header button[aria-haspopup=menu]').click()
  expect(await violations(page, 'header')).toEqual([])
  // Only Armenian changes styles.
  await page.getByRole('menuitemradio', { name: 'Հայերեն' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hy')
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing on an inner page and the error page', async ({ sharedPage: page }) => {
  await show(page, '/services')
  expect(await violations(page)).toEqual([])
  await goTo(page, '/error')
  await expect(page.getByText('404 Not Found')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing in the open mobile menu', async ({ sharedPage: page }) => {
  await show(page, '/services')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Residents' }).click()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing in a form with errors', async ({ sharedPage: page }) => {
  await show(page, '/contact')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.contact-form [type=submit]').click()
  await expect(page.getByText('First Name is required')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing on a phone in a table that scrolls', async ({ sharedPage: page }) => {
  await show(page, '/services')
  await page.setViewportSize({ width: 390, height: 844 })
  // Browsers let the Tab key reach what scrolls. For Safari, the site does so at the first press.
  await page.keyboard.press('Tab')
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing on a page whose content failed to load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/fez/**', (route) => route.fulfill({ status: 500 }))
  await open(page, '/')
  // Home itself keeps the record that came with it.
  await goTo(page, '/about-FEZ')
  await expect(page.getByText('This content could not be loaded.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
