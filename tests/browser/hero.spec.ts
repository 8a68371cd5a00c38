import type { Page } from '@playwright/test'
import { choose, LANGUAGE_NAMES } from './support/choose-language.ts'
import { expect, open, test } from './support/site.ts'

const SIZES = [
  [320, 900],
  [390, 844],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

// axe compares the words' colour with that of their ground.
test('no word of a slide or a banner lies on its picture, at any width in any language', async ({
  page,
}) => {
  // The second page has the longest heading.
  for (const path of ['/', '/preferences-incentives']) {
    await open(page, path)
    for (const language of LANGUAGE_NAMES) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await choose(page, language)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        // The slides keep their old width until the carousel has seen the change.
        await expect
          .poll(() => heroes(page), `${path} at ${width} × ${height} in ${language}`)
          .toEqual({ widths: [width], onPicture: [] })
      }
    }
  }
})

/** The widths of slides or banner, and the words that lie on a picture or beyond the window. */
const heroes = (page: Page) =>
  page.locator('.hero').evaluateAll((all) => ({
    widths: [...new Set(all.map((hero) => hero.getBoundingClientRect().width))],
    onPicture: all.flatMap((hero) => {
      const picture = hero.querySelector('.hero-picture')?.getBoundingClientRect()
      return [...hero.querySelectorAll('h1, h2, p, li, .button')]
        .filter((text) => {
          const { right, top } = text.getBoundingClientRect()
          const isBeneath = !picture || top >= picture.bottom
          return right > hero.getBoundingClientRect().right || !(isBeneath || right <= picture.left)
        })
        .map((text) => text.textContent)
    }),
  }))

test('white words over the counters’ picture can be read whatever it shows', async ({ page }) => {
  await open(page, '/')
  const contrast = await page.locator('.goal-counters').evaluate((section) => {
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
  expect(contrast).toBeGreaterThan(4.5)
})
