import type { Locator } from '@playwright/test'
import { choose, LANGUAGE_NAMES } from './choose-language.ts'
import { adoptStyles, PAINTED } from './drawing.ts'
import { expect, open, test } from './site.ts'
import { type Reading, readOverPicture, WORDS_NOT_DRAWN } from './words-over-pictures.ts'

test.use(PAINTED)

const WIDTHS = [320, 768, 912, 1024, 1440, 1920]
const WHITE = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">
  <rect width="4" height="3" fill="white"/>
</svg>`

/** From 768 px on the words are over the picture. */
const isOver = (width: number) => width >= 768
const FAR_PX = 14 * 16

const tooFaint = ({ ratio, large }: Reading) => ratio < (large ? 3 : 4.5)

// White is the worst picture: text that is readable on it is readable on any.
test('text can be read over any picture at every width in each language, and the veil ends 14rem beyond it', async ({
  page,
}) => {
  await page.addInitScript(adoptStyles, WORDS_NOT_DRAWN)
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: WHITE }),
  )

  await open(page, '/')
  const slider = page.locator('.banner-slider')
  const slide = slider.locator('[role=group]:not([inert])')
  for (const language of LANGUAGE_NAMES) {
    await choose(page, language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await slider.locator('.carousel-arrow').last().dispatchEvent('click')
      // The slides keep their old width until the carousel has seen the change.
      await expect.poll(() => slide.boundingBox()).toMatchObject({ x: 0, width })
      await seeReadable(slide, `a slide at ${width} px in ${language}`, isOver(width))
    }
  }

  // This page has the longest heading.
  await open(page, '/preferences-incentives')
  const banner = page.locator('.page-banner')
  for (const language of LANGUAGE_NAMES) {
    await choose(page, language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await seeReadable(banner, `a banner at ${width} px in ${language}`, isOver(width))
    }
  }

  // A phone shows this banner without a picture.
  await open(page, '/error')
  for (const language of LANGUAGE_NAMES) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await choose(page, language)
    await page.setViewportSize({ width: 390, height: 844 })
    await seeReadable(banner, `a banner without a picture in ${language}`, false)
  }
})

async function seeReadable(part: Locator, name: string, isVeiled: boolean): Promise<void> {
  const { readings, veilBeyondPx } = await readOverPicture(part)
  expect(readings, name).not.toHaveLength(0)
  expect(readings.filter(tooFaint), name).toEqual([])
  if (isVeiled) expect(veilBeyondPx, name).toBeLessThanOrEqual(FAR_PX)
}
