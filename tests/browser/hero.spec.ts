import type { Page } from '@playwright/test'
import { choose, LANGUAGE_NAMES } from './support/choose-language.ts'
import { expect, goTo, open, test } from './support/site.ts'

/** The sizes of windows, and whether they are the first screen of a usual device. */
const SIZES = [
  [320, 640, true],
  [360, 740, true],
  [640, 360, true],
  [844, 390, true],
  [768, 1024, false],
  [1024, 768, false],
  [1366, 600, true],
  [1440, 900, false],
  [1920, 1080, false],
] as const

// axe compares the words' colour with that of their ground.
test('in each language, no word of a slide or a banner lies on its picture, and the first screen shows the buttons of all slides', async ({
  page,
}) => {
  await open(page, '/')
  for (const language of LANGUAGE_NAMES) {
    await choose(page, language)
    // The second page has the longest heading. It opens in the smallest window, the home page in the
    // largest, in which a language can be chosen.
    for (const [path, sizes] of [
      ['/', SIZES.toReversed()],
      ['/preferences-incentives', SIZES],
    ] as const) {
      await goTo(page, path)
      await expect(page.locator('.hero h1')).toHaveCount(path === '/' ? 0 : 1)
      for (const [width, height, isFirstScreen] of sizes) {
        const place = `${path} at ${width} × ${height} in ${language}`
        await page.setViewportSize({ width, height })
        // The slides keep their old width until the carousel has seen the change.
        await expect
          .poll(async () => {
            const { ends, ...texts } = await heroes(page)
            const beneath = isFirstScreen ? ends.filter((end) => end > height) : []
            return { ...texts, beneath, lines: ends.length }
          }, place)
          // The buttons of all slides stand in one line, and a banner has none.
          .toEqual({ widths: [width], onPicture: [], beneath: [], lines: path === '/' ? 1 : 0 })
      }
    }
  }
})

/**
 * The widths of slides or banner, where the buttons end, and the words that lie on a picture or
 * beyond the window.
 */
const heroes = (page: Page) =>
  page.locator('.hero').evaluateAll((all) => ({
    widths: [...new Set(all.map((hero) => hero.getBoundingClientRect().width))],
    ends: [
      ...new Set(
        all
          .flatMap((hero) => [...hero.querySelectorAll('.button')])
          .map((button) => button.getBoundingClientRect().bottom),
      ),
    ],
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
