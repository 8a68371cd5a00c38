import { expect, test } from './support/site.ts'

const ODD_FONTS = {
  'lacks document.fonts': () => {
    Object.defineProperty(Document.prototype, 'fonts', { value: undefined })
  },
  'refuses to load fonts': () => {
    FontFaceSet.prototype.load = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  },
  'never says that its fonts have come': () => {
    FontFaceSet.prototype.load = () => new Promise(() => undefined)
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
  await expect(page.locator('#preloader')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toBeVisible()
})
