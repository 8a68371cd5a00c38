import type { Locator, Page } from '@playwright/test'
import { choose, LANGUAGE_NAMES } from './support/choose-language.ts'
import { setTextSpacing } from './support/overflow.ts'
import { show } from './support/show.ts'
import { expect, open, test } from './support/site.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })

const topOfLogo = (page: Page) => {
  const logo = page.locator('header').getByRole('link', { name: 'Kanaker Free Economic Zone' })
  return async () => (await logo.boundingBox())?.y ?? NaN
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
  }, top)

/** The texts and links of the footer that an element covers. */
const beneath = (part: Locator) =>
  part.evaluate((element) => {
    const over = element.getBoundingClientRect()
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right && right > over.left && top < over.bottom && bottom > over.top
    return [...document.querySelectorAll('footer :is(a, h2, p, address)')]
      .filter((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return [words.matches('a') ? words : range]
          .flatMap((box) => [...box.getClientRects()])
          .some(meets)
      })
      .map((words) => words.textContent)
  })

const LONG_LABEL = 'A label of forty letters with its blanks'
const SERVICES = /(?<=services":\s*)"[^"]+"/g
const LONG = JSON.stringify(LONG_LABEL)

const WIDTHS = [320, 912, 1024, 1216, 1280, 1920]
const IN_ONE_ROW = { country: true, bar: true, button: false, apart: true }
const MENU_BUTTON = { ...IN_ONE_ROW, bar: false, button: true }

/**
 * Whether the logo says that this is a free economic zone in Armenia, whether the bar or the button is
 * seen, and whether the header's parts are beside each other.
 */
const headerRow = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true })
    const parts = [
      ...document.querySelectorAll(
        '.logo, .navigation-bar > ul > li, .header-end > div > :is(a, button)',
      ),
    ].filter((part) => part.closest('header') && isSeen(part))
    const boxes = parts.map((part) => part.getBoundingClientRect())
    return {
      country: [...document.querySelectorAll('header :is(small, .logo-country)')].every(
        (words) => isSeen(words) && words.getBoundingClientRect().width > 20,
      ),
      bar: parts.some((part) => part.matches('li')),
      button: parts.some((part) => part.matches('.mobile-menu-button')),
      apart: boxes.every(
        ({ left, right }, place) =>
          left >= (boxes[place - 1]?.right ?? 0) - 1 && right <= document.body.clientWidth,
      ),
    }
  })

test('the footer ends on the grid, with no group alone in a row', async ({ sharedPage: page }) => {
  await show(page, '/')
  const button = page.getByRole('button', { name: 'Scroll to top' })
  const boxes = (parts: string) =>
    page.locator(parts).evaluateAll((all) => all.map((part) => part.getBoundingClientRect()))
  const beneathAtTheEnd = async () => {
    await scrollTo(page, 1e6)
    return beneath(button)
  }
  for (const width of [1440, 1366, 1280, 1024, 960, 800, 768, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    // The button at the end of the page covers no words.
    await expect.poll(beneathAtTheEnd, `beneath the button at ${width} px`).toEqual([])

    const [rule] = await boxes('.footer-end > p')
    const [heading] = await boxes('.services-list')
    expect([rule?.left, rule?.right], `at ${width} px`).toEqual([heading?.left, heading?.right])
    // It is in the margin of the page, but at least 24 px wide.
    const [toTop] = await boxes('.scroll-to-top')
    expect(toTop?.left, `at ${width} px`).toBeGreaterThanOrEqual((rule?.right ?? NaN) - 4)
    const groups = await boxes('footer nav > section')
    const alone = groups.filter((group) =>
      groups.every(
        (other) => other === group || other.bottom <= group.top || other.top >= group.bottom,
      ),
    )
    if (width >= 390) expect(alone, `at ${width} px`).toEqual([])
  }
})

test('the scroll-to-top button shows past 200 px, and scrolls smoothly unless motion is reduced', async ({
  sharedPage: page,
}) => {
  await show(page, '/')
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await scrollTo(page, 201)
  await expect(button).toBeVisible()
  await scrollTo(page, 200)
  await expect(button).toHaveCount(0)

  await scrollTo(page, 2000)
  await button.click()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await scrollTo(page, 2000)
  const way = await page.evaluateHandle(() => {
    const places: number[] = []
    window.addEventListener('scroll', () => places.push(window.scrollY))
    return places
  })
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const places = await way.jsonValue()
  expect(places.some((place) => place > 0 && place < 2000)).toBe(true)
  await expect(button).toHaveCount(0)
})

// tests/component/navigation.test.tsx has the ways of the keyboard through the submenus.
test('the header serves the keyboard, the mouse and who scrolls', async ({ page }) => {
  await open(page, '/services')
  await test.step('the keyboard reaches the skip link first', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    const entries = await page.evaluate(() => history.length)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    // With a new entry in the history, Back would lead to the same page.
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(new URL(page.url()).hash).toBe('')
  })

  await test.step('a submenu that the mouse opened stays at a click, and goes with the mouse', async () => {
    const about = page.getByRole('button', { name: 'About' })
    const link = navigation(page).getByRole('link', { name: 'About the FEZ' })
    await about.hover()
    await expect(link).toBeVisible()
    await about.click()
    await expect(link).toBeVisible()
    await page.mouse.move(10, 600)
    await expect(link).toBeHidden()
  })

  const top = topOfLogo(page)
  await test.step('the header sticks past 100 px of scroll, and the page below does not move', async () => {
    await scrollTo(page, 100)
    await expect.poll(top).toBeLessThan(0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await scrollTo(page, 101)
    await expect.poll(top).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  })

  await test.step('in a low window the header neither sticks nor slides in', async () => {
    // 1280 × 1024 at 400 % zoom: it would take a quarter of the window.
    await page.setViewportSize({ width: 320, height: 256 })
    await scrollTo(page, 300)
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
    expect(await top()).toBeLessThan(0)

    // A bar that does not stick does not slide in, either.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const started = await page.evaluateHandle(() => {
      const names: string[] = []
      addEventListener('animationstart', ({ animationName }) => names.push(animationName))
      return names
    })
    const animations = () => started.jsonValue()
    await scrollTo(page, 0)
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toHaveCount(0)
    await scrollTo(page, 300)
    await expect.poll(animations).toContain('scroll-to-top-appears')
    expect(await animations()).not.toContain('header-sticks')
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(animations).toContain('header-sticks')
  })
})

test('in each language the navigation is a bar if its labels fit, and a button if not', async ({
  page,
}) => {
  const see = async (what: string, least: Record<string, number>, widths = WIDTHS) => {
    for (const language of LANGUAGE_NAMES) {
      await choose(page, language)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await headerRow(page), `${what} in ${language} at ${width} px`).toEqual(
          width >= (least[language] ?? Infinity) ? IN_ONE_ROW : MENU_BUTTON,
        )
      }
    }
  }
  const openHeader = async () => {
    await open(page, '/residents')
    // What is below takes most of the time of a layout.
    await page.getByRole('main').evaluate((main) => {
      main.style.display = 'none'
    })
  }
  await openHeader()
  await see('labels', { English: 1024, Русский: 1216, Հայերեն: 1280 })
  await setTextSpacing(page)
  await see('spaced labels', { English: 1216 })

  await page.route('**/fez/navbar-data', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(SERVICES, LONG) })
  })
  await openHeader()
  await expect(page.locator('header').getByText(LONG_LABEL)).not.toHaveCount(0)
  await see('long labels', { English: 1280 }, [1216, 1280, 1920])
})

const PHONE = { width: 390, height: 844 }

test('the menu slides in, keeps the focus, and gives it back on Escape', async ({
  sharedPage: page,
}) => {
  await show(page, '/services')
  await page.setViewportSize(PHONE)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()

  // Browsers keep the focus within a modal dialog.
  expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('the menu closes when the bar fits: in a wider window, or with shorter labels', async ({
  sharedPage: page,
}) => {
  await show(page, '/services')
  await page.setViewportSize(PHONE)
  const menu = page.getByRole('dialog')
  await page.locator('.mobile-menu-button').click()
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 844 })
  await expect(menu).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')

  await choose(page, 'Հայերեն')
  await page.setViewportSize({ width: 1200, height: 844 })
  await page.locator('.mobile-menu-button').click()
  await menu.getByRole('button', { name: 'English' }).click()
  await expect(menu).toBeHidden()
})
