import type { Page } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tools/support/chromium.ts'
import { expect, open, openBeforeScripts, test } from './support/site.ts'

const options = await chromiumLaunchOptions()
const ignored = 'ignoreDefaultArgs' in options ? options.ignoreDefaultArgs : []

// Playwright hides scroll bars. A classic one takes room beside the page.
test.use({
  launchOptions: { ...options, ignoreDefaultArgs: [...ignored, '--hide-scrollbars'] },
  viewport: { width: 820, height: 700 },
})

const boxes = (page: Page) =>
  page.locator('main, main h2, .header-bar, .logo, .scroll-to-top').evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )

async function pressMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('nothing moves when the menu opens before the scripts', async ({ page }) => {
  const release = await openBeforeScripts(page, '/services')
  const before = await boxes(page)
  expect(before[0]?.width).toBeLessThan(820)
  await pressMenu(page)
  expect(await boxes(page)).toEqual(before)
  release()
})

test('nothing moves when the menu opens', async ({ page }) => {
  await open(page, '/services')
  await page.evaluate(() => {
    window.scrollTo(0, 500)
  })
  await expect(page.locator('.scroll-to-top')).toBeVisible()
  const before = await boxes(page)
  expect(before[0]?.width).toBeLessThan(820)
  await pressMenu(page)
  expect(await boxes(page)).toEqual(before)
})
