import type { Page } from '@playwright/test'
import { choose, LANGUAGE_NAMES } from './support/choose-language.ts'
import { boxOf, rowsOf, textsBeneath } from './support/geometry.ts'
import { headerRow, WITH_BAR, WITH_BUTTON } from './support/header-row.ts'
import { expectNoOverflow, setTextSpacing } from './support/overflow.ts'
import { scrollTo, scrollTop } from './support/scroll.ts'
import { show } from './support/show.ts'
import { expect, open, openBeneathPreloader, test } from './support/site.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })

const topOfLogo = (page: Page) => {
  const name = 'Kanaker Free Economic Zone'
  const logo = page.getByRole('banner').getByRole('link', { name })
  return async () => (await boxOf(logo)).top
}

const LONG_LABEL = 'A label of forty letters with its blanks'
const SERVICES = /(?<=services":\s*)"[^"]+"/g
const LONG = JSON.stringify(LONG_LABEL)

const WIDTHS = [320, 912, 1024, 1216, 1280, 1920]

test('the footer ends on the grid', async ({ sharedPage: page }) => {
  await show(page, '/')
  const footer = page.getByRole('contentinfo')
  const toTop = page.getByRole('button', { name: 'Scroll to top' })
  const wordsBeneath = async () => {
    await scrollTo(page, 1e6)
    return textsBeneath(toTop, 'footer :is(a, h2, p, address)')
  }
  for (const width of [1440, 1366, 1280, 1024, 960, 800, 768, 640, 390, 320]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(wordsBeneath, 'words beneath the button at the end').toEqual([])

      const rule = await boxOf(footer.getByText('©'))
      const grid = await boxOf(page.locator('.services-list'))
      expect([rule.left, rule.right], 'ends of the rule').toEqual([grid.left, grid.right])
      expect((await boxOf(toTop)).left, 'left of the button').toBeGreaterThanOrEqual(rule.right)
      const reactsToFinger = await toTop.evaluate((button) => {
        const { right, top } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(right - 23, top + 24))
      })
      expect(reactsToFinger, 'it reacts 24 px from the edge').toBe(true)

      const rows = await rowsOf(footer.locator('nav > section'))
      const alone = rows.filter((row) => row.length === 1)
      if (width >= 390) expect(alone, 'groups alone in a row').toEqual([])
    })
  }

  await test.step('at 320 px with text at 200 %', async () => {
    const setTextSize = (size: string) =>
      page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
    await setTextSize('200%')
    const rule = await boxOf(footer.getByText('©'))
    const button = await boxOf(toTop)
    await setTextSize('')
    expect(button.left, 'left of the button').toBeGreaterThanOrEqual(rule.right)
  })
})

test('below a short page the window goes on as the footer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 })
  await open(page, '/error')
  const colourAt = async (x: number, y: number) =>
    (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64')
  const { bottom } = await boxOf(page.locator('footer'))
  expect(bottom, 'end of the page').toBeLessThan(1990)
  const footer = await colourAt(10, bottom - 10)
  for (const x of [0, 720, 1439]) expect(await colourAt(x, 1999)).toBe(footer)
  // Chromium on a Mac draws white scrollbars if the ground of `html` is dark, whatever lies on it.
  const groundOf = (part: string) =>
    page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await groundOf('html'), 'ground of html').not.toBe(await groundOf('footer'))
})

test('icons grow with the text', async ({ sharedPage: page }) => {
  await show(page, '/')
  const widths = await page
    .getByRole('button', { name: 'Next slide' })
    .locator('svg')
    .first()
    .evaluate((icon) => {
      const root = document.documentElement
      return ['', '200%', ''].map((size) => {
        root.style.fontSize = size
        return icon.getBoundingClientRect().width
      })
    })
  expect(widths).toEqual([24, 48, 24])
})

test('the scroll-to-top button leads to the top', async ({ sharedPage: page }) => {
  await show(page, '/')
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await test.step('it shows past 200 px', async () => {
    await scrollTo(page, 201)
    await expect(button).toBeVisible()
    await scrollTo(page, 200)
    await expect(button).toHaveCount(0)
  })

  await test.step('with reduced motion it jumps, and takes the focus along', async () => {
    await scrollTo(page, 2000)
    await button.press('Enter')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('otherwise it scrolls smoothly', async () => {
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
    const between = places.filter((place) => place > 0 && place < 2000)
    expect(between, 'places on the way').not.toEqual([])
    await expect(button).toHaveCount(0)
  })
})

// tests/component/navigation.test.tsx has the ways of the keyboard through the submenus.
test('the keyboard reaches the skip link first', async ({ page }) => {
  await open(page, '/services')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrollTop(page), 'px past the header').toBeGreaterThan(0)
})

test('the end of the window covers no focus ring', async ({ sharedPage: page }) => {
  await show(page, '/contact')
  await page.getByRole('textbox', { name: 'Message' }).focus()
  const button = page.getByRole('button', { name: 'Send Now' })
  await button.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight)
  })
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  // The ring is 3 px wide, 2 px from the button.
  expect((await boxOf(button)).bottom, 'bottom of the button').toBeLessThan(900 - 5)
})

test('in each language the texts of a submenu keep as far from its edge', async ({
  sharedPage: page,
}) => {
  await show(page, '/')
  const distances = new Set<string>()
  for (const language of LANGUAGE_NAMES) {
    await choose(page, language)
    const link = page.locator('.submenu > ul a').first()
    distances.add(await link.evaluate((element) => getComputedStyle(element).paddingLeft))
  }
  expect(distances.size, `different ones of ${[...distances].join(', ')}`).toBe(1)
})

test('a submenu that the mouse opened goes only with the mouse', async ({ sharedPage: page }) => {
  await show(page, '/services')
  const about = page.getByRole('button', { name: 'About' })
  const link = navigation(page).getByRole('link', { name: 'About the FEZ' })
  await about.hover()
  await expect(link).toBeVisible()
  await about.click()
  await expect(link).toBeVisible()
  await page.mouse.move(10, 600)
  await expect(link).toBeHidden()
})

test('the header sticks past 100 px of scroll', async ({ sharedPage: page }) => {
  await show(page, '/services')
  const top = topOfLogo(page)
  await test.step('it moves nothing', async () => {
    await scrollTo(page, 100)
    await expect.poll(top, 'top of the logo at 100 px').toBeLessThan(0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await scrollTo(page, 101)
    await expect.poll(top, 'top of the logo at 101 px').toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  })

  await test.step('in a low window the header neither sticks nor slides in', async () => {
    // 1280 × 1024 at 400 % zoom: it would take a quarter of the window.
    await page.setViewportSize({ width: 320, height: 256 })
    await scrollTo(page, 300)
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
    expect(await top(), 'top of the logo').toBeLessThan(0)

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

test('in each language the navigation is a bar only if its labels fit', async ({ page }) => {
  const see = async (what: string, least: Record<string, number>, widths = WIDTHS) => {
    for (const language of LANGUAGE_NAMES) {
      await choose(page, language)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await headerRow(page), `${what} in ${language} at ${width} px`).toEqual(
          width >= (least[language] ?? Infinity) ? WITH_BAR : WITH_BUTTON,
        )
      }
    }
  }
  const openHeader = async () => {
    await open(page, '/residents')
    // The main part takes most of the time of a layout.
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
  await expect(page.getByRole('banner').getByText(LONG_LABEL)).not.toHaveCount(0)
  await see('long labels', { English: 1280 }, [1216, 1280, 1920])
})

const PHONE = { width: 390, height: 844 }

test('the menu keeps the focus until Escape gives it back', async ({ sharedPage: page }) => {
  await show(page, '/services')
  await page.setViewportSize(PHONE)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()

  // Browsers keep the focus within a modal dialog.
  await expect(page.locator(':modal'), 'modal dialog').toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('on a phone with text at 200 % the call button of the menu breaks no word', async ({
  sharedPage: page,
}) => {
  await show(page, '/services')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of LANGUAGE_NAMES) {
    await choose(page, language)
    const [words, lines] = await page.locator('.mobile-menu-dialog').evaluate((menu) => {
      const root = document.documentElement
      root.style.fontSize = '200%'
      menu.setAttribute('open', '')
      const text = menu.querySelector('.call-now span')
      const range = document.createRange()
      if (text) range.selectNodeContents(text)
      const count = range.getClientRects().length
      menu.removeAttribute('open')
      root.style.fontSize = ''
      return [text?.textContent.split(' ').length, count]
    })
    expect(lines, `lines in ${language}`).toBeGreaterThan(0)
    expect(lines, `lines in ${language}`).toBeLessThanOrEqual(Number(words))
  }
})

test('the menu closes when the bar fits', async ({ sharedPage: page }) => {
  await show(page, '/services')
  await page.setViewportSize(PHONE)
  const menu = page.getByRole('dialog')
  await test.step('in a wider window', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 844 })
    await expect(menu).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  await test.step('with shorter labels', async () => {
    await choose(page, 'Հայերեն')
    await page.setViewportSize({ width: 1200, height: 844 })
    await page.getByRole('button', { name: 'Ցանկ', exact: true }).click()
    await menu.getByRole('button', { name: 'English' }).click()
    await expect(menu).toBeHidden()
  })
})

test('a long e-mail address and several numbers in one word fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.route('**/fez/contact-us', (route) =>
    route.fulfill({
      json: {
        payload: {
          phoneNumber: '+37410000000,+37410000001,+37410000002',
          contactEmail: `${'investment-department'.repeat(3)}@zone.example`,
        },
      },
    }),
  )
  await openBeneathPreloader(page, '/services')
  await expect(page.getByRole('banner')).toContainText('@zone.example')
  await expectNoOverflow(page, '/services')
})

test('a long label of the call button fits from 480 px on', async ({ page }) => {
  const label = 'Ask a specialist by telephone today'
  await page.route('**/fez/navbar-data', (route) =>
    route.fulfill({ json: { payload: { callNowText: label, callNowNumber: '+37410000000' } } }),
  )
  await openBeneathPreloader(page, '/error')
  await expect(page.locator('.header-bar > div')).toContainText(label)
  for (const width of [480, 640, 800]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await headerRow(page), `${width} px`).toEqual(WITH_BUTTON)
  }
})
