import type { Page } from '@playwright/test'
import { swipe } from './support/carousel-gestures.ts'
import { RUSSIAN } from './support/choose-language.ts'
import { saveData } from './support/save-data.ts'
import {
  blockRequests,
  expect,
  goTo,
  holdRequests,
  open,
  storeLanguage,
  test,
  waitForPreloaderEnd,
} from './support/site.ts'
import { closeToast, toastIn } from './support/toast.ts'

/** Resolves once the page knows that a file is lost: before that, its next try would be the same one. */
const nextLoss = (page: Page) =>
  page.waitForEvent('console', (line) => line.text().includes('A part of the site is lost'))

const SCRIPTS = /\/assets\/.*\.js/
const SANITISER = /\/assets\/sanitize-html-[^/]*\.js/
const FORM = /\/assets\/-contact-[^/]*\.js/
const STYLES = /\/assets\/[^/]*\.css/
const SLIDER = /\/assets\/carousel-engine-[^/]*\.js/

const RUSSIAN_IS_LOST = 'Русский could not be loaded. Please choose it again.'

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
/** Returns a function that says whether this document is still on the screen. */
async function watchPage(page: Page): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle(() => document)
  return () => seen.evaluate((before) => before === document).catch(() => false)
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

async function chooseRussian(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup=menu]').click()
  await page.getByRole('menuitemradio', { name: 'Русский' }).click()
}

test('a toast disturbs no part that is still loading', async ({ page }) => {
  await blockRequests(page, RUSSIAN)
  const release = await holdRequests(page, FORM)
  await open(page, '/services')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await chooseRussian(page)
  await expect(toastIn(page)).toHaveText(RUSSIAN_IS_LOST)
  release()
  await expect(page.getByLabel('First Name')).toBeVisible()
})

for (const [what, files, address, words] of [
  ['every script', SCRIPTS, '/services', ['Services', 'Residents', 'Our residents', 'Contact']],
  [
    'its catalog',
    RUSSIAN,
    '/services?lang=ru',
    ['Услуги', 'Резидентам', 'Наши резиденты', 'Контакты'],
  ],
] as const) {
  test(`if ${what} fails to load, the prerendered page still works`, async ({ page }) => {
    const [title, group, entry, next] = words
    const heading = page.getByRole('heading', { level: 1 })
    const header = page.locator('header')
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await blockRequests(page, files)
    await page.goto(address)
    await waitForPreloaderEnd(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    await expect(heading).toHaveText(title)
    await expect(headings(page).first()).toBeVisible()
    await expect(header).toContainText('+374 10 000 000')
    // The header's menus work without scripts once these animations, which wait for scripts, have ended.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expect(header.locator('button[aria-haspopup]:visible')).toHaveCount(0)
    const languages = header.locator('a[hreflang]:visible')
    await expect(languages).toHaveText(['En', 'Ру', 'Հայ'])
    await page.getByRole('button', { name: group }).hover()
    await expect(header.getByRole('link', { name: entry })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: next }).click()
    await waitForPreloaderEnd(page)
    await expect(heading).toHaveText(next)
    expect(thrown).toEqual([])
  })
}

for (const [what, files, later] of [
  ['code', FORM],
  ['files, and the line,', FORM, /./],
] as const) {
  test(`if the form’s ${what} are lost, the page stays and can be tried again`, async ({
    page,
  }) => {
    const sanitiser = page.waitForEvent('requestfinished', (request) =>
      SANITISER.test(request.url()),
    )
    const unblock = await blockRequests(page, files)
    const lost = nextLoss(page)
    await open(page, '/services')
    // Otherwise the texts of the contact page could be lost, too.
    await sanitiser
    await lost
    const stays = await watchPage(page)
    const goOnline = later && (await blockRequests(page, later))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    const notice = page.getByText('This content could not be loaded.')
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    await expect(notice).toBeVisible()
    await expect(page.getByRole('main')).toContainText('invest@kanaker-fez.example')

    await tryAgain.click()
    await expect(tryAgain).toHaveAttribute('aria-busy', 'false')
    await expect(notice).toBeVisible()
    await expect(tryAgain).toBeFocused()

    unblock()
    goOnline?.()
    await tryAgain.click()
    await expect(page.getByLabel('First Name')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Map' })).toHaveCSS('height', '400px')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused()
    expect(await stays(), 'the page stays').toBe(true)
  })
}

test('without a connection, the contact page opens, too', async ({ page, context }) => {
  // It comes when the browser is idle.
  const form = page.waitForEvent('requestfinished', (request) => FORM.test(request.url()))
  await open(page, '/')
  await form
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByLabel('First Name')).toBeEditable()
  await expect(page.getByRole('region', { name: 'Map' })).toHaveCSS('height', '400px')
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
})

test('the form is loaded ahead although a call hangs', async ({ page }) => {
  await page.route('**/fez/get-about-page', () => undefined)
  const requested = page.waitForRequest(FORM)
  await page.goto('/')
  await requested
})

test('a tab from the background loads the form once it is in front', async ({ page }) => {
  await page.addInitScript(() => {
    let show: () => void
    const shown = new Promise<void>((resolve) => (show = resolve))
    const frame = requestAnimationFrame
    // Where nothing is drawn, there are no frames.
    window.requestAnimationFrame = (draw) => {
      void shown.then(() => frame(draw))
      return 0
    }
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.addEventListener('shown', () => {
      Reflect.deleteProperty(document, 'hidden')
      show()
    })
  })
  await open(page, '/')
  const requested = page.waitForRequest(FORM)
  await page.evaluate(() => document.dispatchEvent(new Event('shown')))
  await requested
})

test('with little data, the form is loaded when it is asked for', async ({
  page,
  contentCalls,
}) => {
  await saveData(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, '/')
  await expect.poll(() => contentCalls).toHaveLength(9)
  for (let turn = 0; turn < 2; turn++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  expect(requested.filter((url) => FORM.test(url))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByLabel('First Name')).toBeEditable()
})

test('a prerendered form whose script is no JavaScript can be tried again', async ({ page }) => {
  const unblock = await blockRequests(page, FORM, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const cut = (' }),
  )
  await open(page, '/contact')
  await expect(page.getByText('This content could not be loaded.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('invest@kanaker-fez.example')
  unblock()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('First Name')).toBeEditable()
})

test('styles are requested again if another page comes in their place', async ({ page }) => {
  const unblock = await blockRequests(page, STYLES, (route) => {
    unblock()
    return route.fulfill({ contentType: 'text/html', body: 'Welcome to our hotel' })
  })
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Noto Serif/)
})

test('styles that stay lost are requested twice', async ({ page }) => {
  let requests = 0
  await blockRequests(page, STYLES, (route) => {
    requests++
    return route.abort()
  })
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('font-family', /Noto Serif/)
  expect(requests).toBe(2)
})

for (const [what, change, isLoadedAgain] of [
  ['a new build', (html: string) => html.replaceAll(/\/site-[^"/]+\.js/g, '/site-new.js'), true],
  ['the same build', (html: string) => html, false],
  ['something else', () => '<title>Welcome to our hotel</title>', false],
] as const) {
  const loads = isLoadedAgain ? 'loads the page again' : 'leaves the page'
  test(`a lost file ${loads}, asked once, if ${what} answers`, async ({ page }) => {
    await blockRequests(page, FORM)
    const lost = nextLoss(page)
    await open(page, '/services')
    await lost
    const stays = await watchPage(page)
    const asked: string[] = []
    await page.route('**/contact', async (route) => {
      if (route.request().resourceType() === 'document') return route.continue()
      asked.push(route.request().url())
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: change(await answer.text()) })
    })
    const answered = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('/contact'),
    )
    const loaded = isLoadedAgain ? page.waitForEvent('load') : undefined
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await answered
    await loaded
    await expect(page.getByText('This content could not be loaded.')).toBeVisible()
    expect(await stays()).toBe(!isLoadedAgain)
    expect(asked).toHaveLength(1)
  })
}

for (const { path, call, payload, text } of [
  {
    path: '/services',
    call: 'get-service-page',
    payload: { serviceItems: [{ title: 'New', description: '<p>And unsafe</p>' }] },
    text: 'Customs clearance',
  },
  {
    path: '/contact',
    call: 'contact-us',
    payload: { description: '<h2>New</h2><p>And unsafe</p>', contactEmail: 'new@zone.example' },
    text: 'Visit us',
  },
]) {
  test(`if the sanitiser fails to load, ${path} with a new record stays`, async ({ page }) => {
    await blockRequests(page, SANITISER)
    await page.route(`**/fez/${call}`, (route) => route.fulfill({ json: { payload } }))
    const lost = nextLoss(page)
    await open(page, path)
    await lost
    // Whatever React draws after this click, it draws after the loss.
    await page.locator('header button[aria-haspopup=menu]').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { name: text })).toBeVisible()
    await expect(page.getByText('This content could not be loaded.')).toHaveCount(0)
    await expect(page.getByText('unsafe')).toHaveCount(0)
  })
}

// The form comes late, and the page that is drawn again with it tries to load the sanitiser, too.
for (const [title, lastButton] of [
  ['About the FEZ', 'Try again'],
  ['Contact', 'Send Now'],
] as const) {
  test(`'${title}', whose texts cannot be sanitised, can be tried again`, async ({ page }) => {
    const unblock = await blockRequests(page, SANITISER)
    await open(page, '/services')
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    if (title === 'Contact') await expect(page.getByText('How to reach us')).toBeVisible()
    // On /contact two texts are lost, each with its button.
    await expect(page.getByText('This content could not be loaded.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: lastButton })).toBeVisible()

    await loadSanitiserAgain(page, unblock)
    await expect(page.locator('main .rich-text').first()).toBeVisible()
  })
}

test('a text below the first screen that cannot be sanitised can be tried again', async ({
  page,
}) => {
  const unblock = await blockRequests(page, SANITISER)
  const payload = { description: '<h2>Rates</h2>' }
  await page.route('**/fez/get-resident-incentives-page', (route) =>
    route.fulfill({ json: { payload } }),
  )
  await open(page, '/services')
  await goTo(page, '/preferences-incentives')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resident incentives')
  await loadSanitiserAgain(page, unblock)
  await expect(page.getByRole('heading', { name: 'Rates' })).toBeVisible()
})

/**
 * Presses 'Try again' when the sanitiser can be loaded. The page also tries by itself, when it is idle or drawn
 * again, and the button stays only until a try has ended.
 */
async function loadSanitiserAgain(page: Page, unblock: () => void): Promise<void> {
  const release = await holdRequests(page, SANITISER)
  unblock()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  release()
}

test('a language is shown once its texts can be sanitised', async ({ page }) => {
  // With little data, the sanitiser is loaded only when it is needed.
  await saveData(page)
  const requested = page.waitForRequest(SANITISER)
  const release = await holdRequests(page, SANITISER)
  await open(page, '/services')
  const catalog = page.waitForResponse(RUSSIAN)
  await chooseRussian(page)
  await requested
  await (await catalog).finished()
  await expect(headings(page).first()).toHaveText('Customs clearance')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги')
  await expect(headings(page).first()).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('without the slider, a finger scrolls the carousel', async ({ page }) => {
    const unblock = await blockRequests(page, SLIDER)
    const whenIdle = nextLoss(page)
    await open(page, '/')
    await whenIdle
    const second = page.getByRole('group', { name: '2 of 3' })
    await swipe(page, { x: 1000, y: 300 }, -900)
    await expect(second).toBeInViewport({ ratio: 1 })
    await expect(second).not.toHaveAttribute('inert')

    const next = page.getByRole('button', { name: 'Next slide' }).first()
    await test.step('a button scrolls it, and tries again', async () => {
      for (const slide of ['3 of 3', '1 of 3']) {
        const lost = nextLoss(page)
        await next.click()
        await lost
        await expect(page.getByRole('group', { name: slide })).toBeInViewport({ ratio: 1 })
      }
      await expect(second).not.toBeInViewport()
    })

    await test.step('the next press brings the slider', async () => {
      // On a busy device, the slider can come before the news of the scroll that it replaces.
      await page.evaluate(() => {
        const stop = (event: Event) => {
          event.stopImmediatePropagation()
        }
        addEventListener('scroll', stop, true)
      })
      unblock()
      await next.click()
      await expect(page.locator('.keen-slider[data-started]').first()).toBeAttached()
      await expect(page.locator('.carousel-count').first()).toHaveText('2 / 3')
    })
  })
})

// tests/component/failing-content.test.tsx has the effect of each fault on each page.
test('while calls and form hang, the rest of the page works', async ({ page, contentCalls }) => {
  await page.route('**/fez/**', () => undefined)
  const release = await holdRequests(page, FORM)
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect.poll(() => contentCalls).not.toEqual([])
  await chooseRussian(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  await expect(page.locator('header')).toContainText('+374 10 000 000')
  // The record came in one language, and the address is shown only in the language on the screen.
  await expect(page.locator('main [lang=en]').first()).toContainText('Visit us')
  await expect(page.locator('main address')).toHaveCount(0)

  release()
  await expect(page.getByLabel('Имя')).toBeEditable()
})

test('if a chosen language fails to load, a toast says so', async ({ page }) => {
  const unblockRussian = await blockRequests(page, RUSSIAN)
  await open(page, '/services')
  await chooseRussian(page)
  await expect(toastIn(page)).toHaveText(RUSSIAN_IS_LOST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await stored(page)).toBeNull()

  await test.step('it can be chosen again', async () => {
    unblockRussian()
    await closeToast(page)
    await chooseRussian(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги')
    expect(await stored(page)).toBe('ru')
  })
})

test('a stored language that fails to load stays stored', async ({ page }) => {
  await blockRequests(page, RUSSIAN)
  await storeLanguage(page, 'ru')
  await page.goto('/services')
  await expect(toastIn(page)).toHaveText(RUSSIAN_IS_LOST)
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  expect(await stored(page)).toBe('ru')
})
