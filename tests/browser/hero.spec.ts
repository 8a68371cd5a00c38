import type { Page } from '@playwright/test'
import { choose, LANGUAGE_NAMES } from './support/choose-language.ts'
import { boxOf } from './support/geometry.ts'
import { show } from './support/show.ts'
import { expect, goTo, test } from './support/site.ts'

/** The sizes of windows, and whether they are the first screen of a usual device. */
const SIZES = [
  [320, 640, true],
  [360, 740, true],
  [640, 360, true],
  [844, 390, true],
  [768, 1024, false],
  [1024, 768, false],
  [1366, 600, true],
  [1440, 900, true],
  [1920, 1080, true],
] as const

// axe compares the words' colour with the card's.
test('in each language a hero’s words are on its card', async ({ sharedPage: page }) => {
  await show(page, '/')
  for (const language of LANGUAGE_NAMES) {
    await choose(page, language)
    // The second page has the longest heading. It opens in the smallest window. The home page opens in the
    // largest, where a language can be chosen.
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
            const { lines, ...rest } = await heroes(page)
            const beneath = isFirstScreen ? lines.filter(([, end = 0]) => end > height) : []
            return { ...rest, beneath, lines: lines.length }
          }, place)
          // The buttons of all slides, each with one line of words, are level with the arrows. A banner
          // has none.
          .toEqual({
            widths: [width],
            besidePicture: [],
            besideCard: [],
            beneath: [],
            lines: path === '/' ? 1 : 0,
          })
        if (path !== '/' && width === 1440) {
          const { bottom } = await boxOf(page.locator('.hero'))
          expect(bottom, `bottom of ${place}`).toBeLessThanOrEqual(0.42 * height)
        }
      }
    }
  }
})

test('a banner without a picture shows its rosette, on a phone above the words', async ({
  sharedPage: page,
}) => {
  await show(page, '/error')
  const rosette = () =>
    page.locator('.hero-picture').evaluate((picture) => {
      const { top, height } = getComputedStyle(picture, '::before')
      const banner = picture.getBoundingClientRect()
      const begin = banner.top + parseFloat(top)
      const end = begin + parseFloat(height)
      const seen = Math.min(end, banner.bottom) - Math.max(begin, banner.top)
      return { end, seen: seen / (end - begin) }
    })
  await page.setViewportSize({ width: 2560, height: 1440 })
  expect((await rosette()).seen, 'share that is seen').toBeGreaterThan(0.5)
  await page.setViewportSize({ width: 320, height: 640 })
  const words = await boxOf(page.locator('.hero-words'))
  expect((await rosette()).end, 'end of the rosette').toBeLessThanOrEqual(words.top)
})

test('with text at 200 % a slide’s words begin below its top', async ({ sharedPage: page }) => {
  await show(page, '/')
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const [top, cardTop] = await page.evaluate(() => {
      const root = document.documentElement
      root.style.fontSize = '200%'
      const tops = ['.hero', '.hero-words'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top,
      )
      root.style.fontSize = ''
      return tops
    })
    expect(cardTop, `at ${width} px`).toBeGreaterThan(Number(top))
  }
})

/**
 * The widths of slides or banner, where the lines of buttons begin and end, the slides whose picture or card
 * leaves free what it should not, and the words and buttons beside the card.
 */
const heroes = (page: Page) =>
  page.locator('.hero').evaluateAll((all) => {
    const isWide = matchMedia('(width >= 48rem), (width >= 35rem) and (height < 30rem)').matches
    const rectOf = (part: Element | null | undefined) =>
      part?.getBoundingClientRect() ?? new DOMRect()
    const parts = all.map((hero) => {
      const slide = hero.closest('[role=group]')
      const arrows = slide?.closest('.carousel')?.querySelectorAll('.carousel-arrow') ?? []
      const isShown = !slide?.matches('[inert]')
      return {
        box: rectOf(hero),
        picture: rectOf(hero.querySelector('.hero-picture')),
        card: rectOf(hero.querySelector('.hero-words')),
        buttons: [...hero.querySelectorAll('.button'), ...(isShown ? arrows : [])],
        texts: [
          ...hero.querySelectorAll('h1, h2, p, li, .button'),
          ...(isShown ? arrows : []),
        ].filter((text) => text.checkVisibility()),
      }
    })
    return {
      widths: [...new Set(parts.map(({ box }) => box.width))],
      lines: parts
        .flatMap(({ buttons }) => buttons.map(rectOf))
        .map(({ top, bottom }) => [Math.round(top), Math.round(bottom)])
        .filter(([top], place, lines) => lines.findIndex(([other]) => other === top) === place),
      besidePicture: parts
        .filter(({ box, picture, card }) =>
          isWide
            ? picture.width !== box.width || picture.height !== box.height || card.left <= box.left
            : picture.width !== box.width || picture.bottom - card.top > 32.5,
        )
        .map(({ box, picture, card }) => [box, picture, card]),
      besideCard: parts.flatMap(({ card, texts }) =>
        texts
          .filter((text) => {
            const { left, right, top, bottom } = rectOf(text)
            return left < card.left || right > card.right || top < card.top || bottom > card.bottom
          })
          .map((text) => text.textContent || text.ariaLabel),
      ),
    }
  })
