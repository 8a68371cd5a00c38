import type { Page } from '@playwright/test'
import { choose, RUSSIAN } from './support/choose-language.ts'
import { fillForm } from './support/fill-form.ts'
import { boxOf } from './support/geometry.ts'
import { expect, holdRequests, open, test } from './support/site.ts'
import { toastIn } from './support/toast.ts'

/** Chooses a language that is lost, in the phone's menu, and returns the menu. */
async function loseLanguage(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(RUSSIAN, (route) => route.abort())
  await open(page, '/services')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Русский' }).click()
  return menu
}

test('a toast above the modal menu is pressed, without animations too', async ({ page }) => {
  const menu = await loseLanguage(page)
  await expect(toastIn(page)).toContainText('Русский could not be loaded')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { animation: none !important; transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await toastIn(page).getByRole('button', { name: 'Close' }).click()
  await expect(toastIn(page)).toHaveCount(0)
  await expect(menu).toBeVisible()
})

test('a toast in Armenian fits small windows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.route('**/fez/messages', (route) => route.abort())
  await open(page, '/contact')
  await fillForm(page)
  await choose(page, 'Հայերեն')
  const fontSize = (size: string) =>
    page.evaluate((set) => {
      document.documentElement.style.fontSize = set
    }, size)
  await fontSize('200%')
  await page.locator('.contact-form [type=submit]').click()
  const cross = await boxOf(toastIn(page).getByRole('button'))
  expect(cross.right, 'end of its cross').toBeLessThanOrEqual(320)
  const bottom = async () => (await boxOf(toastIn(page))).bottom
  expect(await bottom(), 'its bottom in a high window').toBeLessThanOrEqual(844)

  await fontSize('')
  await page.setViewportSize({ width: 320, height: 225 })
  expect(await bottom(), 'its bottom in a low window').toBeLessThanOrEqual(225)
})

test('a toast of an error is red, at the top right', async ({ page }) => {
  await loseLanguage(page)
  const { top, right } = await boxOf(toastIn(page))
  expect(right, 'its right').toBe(390 - 16)
  expect(top, 'its top').toBeLessThan(844 / 4)
  await expect(toastIn(page)).toHaveCSS('background-color', 'rgb(168, 32, 55)')
})

test('a toast is dragged away by a third of its width', async ({ page }) => {
  await loseLanguage(page)
  const toast = toastIn(page)
  const { x, y, width } = await boxOf(toast)
  const drag = async (distance: number) => {
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 20 + distance, y + 20, { steps: 3 })
    await page.mouse.up()
  }
  await drag(width / 4)
  await expect(toast).toHaveCSS('translate', 'none')
  await drag(width / 2)
  await expect(toast).toHaveCount(0)
})

test('a language that is on its way shows that the press was taken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/services')
  await page.getByRole('button', { name: 'Menu' }).click()
  const release = await holdRequests(page, RUSSIAN)
  const russian = page.getByRole('dialog').getByRole('button', { name: 'Русский' })
  await russian.click()
  await expect(russian).toHaveCSS('opacity', '0.6')
  release()
  await expect(russian).toHaveCSS('opacity', '1')
  await expect(russian).toHaveAttribute('aria-pressed', 'true')
})
