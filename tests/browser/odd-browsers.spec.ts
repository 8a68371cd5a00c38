import { rowsOf, sideOf } from './support/geometry.ts'
import { expect, open, test, waitForPreloaderEnd } from './support/site.ts'

const ODD_FONTS = {
  'lacks document.fonts': () => {
    Object.defineProperty(Document.prototype, 'fonts', { value: undefined })
  },
  'refuses to load fonts': () => {
    document.fonts.load = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  },
  'never says that its fonts have come': () => {
    document.fonts.load = () => new Promise(() => undefined)
  },
}

for (const [name, change] of Object.entries(ODD_FONTS)) {
  test(`a browser that ${name} shows the page`, async ({ page, pageErrors }) => {
    await page.addInitScript(change)
    // In the second language the page is drawn from scratch.
    for (const language of ['en', 'ru']) {
      await page.goto(`/services?lang=${language}`)
      await expect(page.locator(`html[lang=${language}][data-hydrated]`)).toBeAttached()
      await expect(page.locator('#root')).toHaveCSS('content-visibility', 'visible')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(pageErrors).toEqual([])
  })
}

test('a browser whose animations stand still lets the focus into the page', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('animationstart', () => {
      for (const animation of document.getAnimations()) animation.pause()
    })
  })
  await page.goto('/services')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await waitForPreloaderEnd(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeVisible()
})

// Firefox before 121.
test('a browser without :has() has goals in rows, and the time of a step below it', async ({
  page,
}) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    await route.fulfill({ response, body: styles.replaceAll(':has(', ':unknown(') })
  })
  await open(page, '/')
  const goals = page.locator('.goal-counters li')
  await expect(goals).toHaveCount(4)
  for (const [width, columns] of [
    [1440, 4],
    [390, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const [row] = await rowsOf(goals)
    expect(row, `goals in a row at ${width} px`).toHaveLength(columns)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/residents')
  const step = page.locator('.article .rich-text ol > li').first()
  expect(await sideOf(step.locator('em'), step.locator('strong'))).toBe('below')
})
