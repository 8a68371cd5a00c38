import type { Locator, Page } from '@playwright/test'
import { show } from './support/show.ts'
import { expect, goTo, open, test } from './support/site.ts'
import { violations } from './support/violations.ts'

test('axe finds nothing on the home page and in its menus', async ({ sharedPage: page }) => {
  await show(page, '/')
  await test.step('words over a picture can be read whatever it shows', async () => {
    expect(await contrastOfCounters(page)).toBeGreaterThan(4.5)
  })
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

/** The contrast of the words over the counters' picture, where the picture is white. */
const contrastOfCounters = (page: Page) =>
  page.locator('.goal-counters').evaluate((section) => {
    const surface = new OffscreenCanvas(1, 1).getContext('2d')
    if (!surface) throw new Error('Nothing can be drawn here.')
    const luminanceOf = (...colours: string[]) => {
      for (const colour of colours) {
        surface.fillStyle = colour
        surface.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = surface.getImageData(0, 0, 1, 1).data
      const linear = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const tint = getComputedStyle(section, '::after')
    const words = luminanceOf(getComputedStyle(section).color)
    return (words + 0.05) / (luminanceOf('white', tint.backgroundColor) + 0.05)
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

test('axe finds nothing on a page whose content failed to load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/fez/**', (route) => route.fulfill({ status: 500 }))
  await open(page, '/')
  expect(await violations(page)).toEqual([])
})

test('forced colours hide no control, mark, focus or icon', async ({ sharedPage: page }) => {
  await show(page, '/residents')
  await page.emulateMedia({ forcedColors: 'active' })
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const active = navigation.locator('button[aria-current]')
  expect(await lineOf(active, 'border-bottom')).not.toBeNull()
  expect(
    await lineOf(navigation.getByRole('link', { name: 'Services' }), 'border-bottom'),
  ).toBeNull()
  const contact = page.getByRole('main').getByRole('link', { name: 'Contact us' })
  for (const control of [contact, page.getByRole('link', { name: 'Call now' })]) {
    expect(await lineOf(control, 'border-bottom')).not.toBeNull()
    await control.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await lineOf(control, 'outline')).not.toBeNull()
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog')
  expect(await lineOf(menu.getByRole('button', { pressed: true }), 'outline')).not.toBeNull()
  expect(await lineOf(menu.getByRole('button', { name: 'Русский' }), 'outline')).toBeNull()
  const group = menu.locator('button[aria-current]')
  await expect(group).toHaveText('Residents')
  await expect(group).toHaveCSS('text-decoration-line', 'underline')

  await menu.getByRole('link', { name: 'Contact' }).click()
  const icons = page.getByRole('main').locator('li svg')
  await expect(icons).toHaveCount(8)
  const colours = await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).color))
  const asClearAsText = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('a'))
    probe.href = '/'
    return [document.body, probe].map((text) => getComputedStyle(text).color)
  })
  for (const colour of colours) expect(asClearAsText).toContain(colour)
})

/** The colour of an element's outline, if it differs from the page's background. */
const lineOf = (element: Locator, line: 'outline' | 'border-bottom') =>
  element.evaluate((box, name) => {
    const style = getComputedStyle(box)
    const [kind, width, colour] = ['style', 'width', 'color'].map((part) =>
      style.getPropertyValue(`${name}-${part}`),
    )
    const ground = getComputedStyle(document.documentElement).backgroundColor
    return kind === 'none' || parseFloat(width ?? '') === 0 || colour === ground ? null : colour
  }, line)
