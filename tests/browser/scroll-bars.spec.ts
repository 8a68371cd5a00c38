import { chromiumLaunchOptions } from '../../tools/support/chromium.ts'
import { expect, open, test } from './support/site.ts'

const options = await chromiumLaunchOptions()
const ignored = 'ignoreDefaultArgs' in options ? options.ignoreDefaultArgs : []

// Playwright hides scroll bars. A classic one takes room beside the page.
test.use({
  launchOptions: { ...options, ignoreDefaultArgs: [...ignored, '--hide-scrollbars'] },
  viewport: { width: 820, height: 700 },
})

test('nothing moves when the menu opens', async ({ page }) => {
  await open(page, '/services')
  const parts = 'main, main h2, .header-bar, .logo, .scroll-to-top'
  const boxes = () =>
    page.locator(parts).evaluateAll((all) =>
      all.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return { x, y, width, height }
      }),
    )
  await page.evaluate(() => {
    window.scrollTo(0, 500)
  })
  await expect(page.locator('.scroll-to-top')).toBeVisible()
  const before = await boxes()
  expect(before[0]?.width).toBeLessThan(820)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await boxes()).toEqual(before)
})
