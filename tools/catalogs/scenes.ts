import type { Page } from '@playwright/test'
import lingui from '../../lingui.config.ts'

/** A state of the site that shows some of its texts. */
export interface Scene {
  name: string
  path: string
  /** Prepares the backend before the page opens. */
  backend?: (page: Page) => Promise<unknown>
  /** Does what a visitor does on the page, and waits for the result. */
  act?: (page: Page) => Promise<unknown>
  width?: number
}

/** Makes the backend answer these calls with this JSON and status. */
const answer =
  (calls: string, json: unknown, status = 200) =>
  (page: Page) =>
    page.route(calls, (route) => route.fulfill({ status, json }))

const neverAnswer = (calls: string) => (page: Page) => page.route(calls, () => undefined)

const appears = (page: Page, selector: string) => page.locator(selector).first().waitFor()

/** Waits for a toast and keeps the mouse over it, so that it stays. */
export const toast = (page: Page) => page.locator(TOAST).first().hover()

/** Goes to another page, whose record is not in the prerendered page that was opened. */
const goOn = (page: Page) => page.locator('footer a[href="/preferences-incentives"]').click()

/** Fills in the contact form, sends it, and waits for the result. */
const send = (values: string[], outcome: string) => async (page: Page) => {
  const fields = page.locator('main form :is(input, textarea):visible')
  for (const [place, value] of values.entries()) await fields.nth(place).fill(value)
  await page.locator('main form button[type=submit]').click()
  await (outcome === TOAST ? toast(page) : appears(page, outcome))
}

const CATALOGS = `**/assets/{${lingui.locales.join(',')}}-*.js`
const GOOD = ['Anna', 'Petrosyan', 'anna@example.am', '+37410550100', 'We would like to come.']
const ERROR = 'main form [aria-invalid=true]'
const TOAST = '[role=alert]'

/** The scenes that show every page, dialog, error and toast. */
export function scenes(paths: string[]): Scene[] {
  return [
    {
      name: 'the first press of Tab',
      path: '/services',
      act: (page) => page.keyboard.press('Tab'),
    },
    ...paths.map((path) => ({ name: `the page ${path}`, path })),
    {
      name: 'blocks without labels of their own',
      path: '/',
      backend: answer('**/fez/get-home-page', {
        payload: {
          sliderItems: [{ title: '1', aboutUrl: '/contact' }, { title: '2' }],
          informative1Title: '1',
          informative1ReadMore: '/contact',
          goalItems: [{ count: '1', title: '1' }],
          choosUsItems: [{ title: '1' }, { title: '2' }, { title: '3' }, { title: '4' }],
        },
      }),
    },
    {
      name: 'a backend without a word',
      path: '/about-armania',
      backend: answer('**/fez/**', { payload: null }),
    },
    {
      name: 'a page for which the backend has nothing',
      path: '/services',
      backend: answer('**/fez/get-service-page', { payload: null }),
    },
    {
      name: 'a page whose content fails',
      path: '/',
      backend: answer('**/fez/get-resident*', {}, 503),
      act: async (page) => {
        await goOn(page)
        await appears(page, 'main [role=status] button')
      },
    },
    {
      name: 'a page whose content is slow',
      path: '/',
      backend: neverAnswer('**/fez/get-resident*'),
      act: async (page) => {
        await goOn(page)
        await appears(page, 'main [role=status]:not(:empty)')
      },
    },
    {
      name: 'a page whose code fails',
      path: '/services',
      backend: (page) =>
        page.route('**/assets/services-*.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'export function component() { throw new Error("on purpose") }',
          }),
        ),
    },
    {
      name: 'the languages',
      path: '/services',
      act: (page) => page.locator('header button[aria-haspopup=menu]').click(),
    },
    {
      name: 'a language that is lost',
      path: '/services',
      act: async (page) => {
        await page.route(CATALOGS, (route) => route.abort())
        await page.locator('header button[aria-haspopup=menu]').click()
        await page.locator('[role=menuitemradio][aria-checked=false]').first().click()
        await toast(page)
      },
    },
    {
      name: 'the menu of a narrow screen',
      path: '/services',
      width: 390,
      act: (page) => page.locator('header button[aria-haspopup=dialog]').click(),
    },
    {
      name: 'a carousel after a step',
      path: '/',
      act: async (page) => {
        await page.locator('.carousel-arrow').nth(1).click()
        await appears(page, '.carousel [aria-live]:not(:empty)')
      },
    },
    { name: 'the form, sent empty', path: '/contact', act: send([], ERROR) },
    {
      name: 'the form, filled in too short',
      path: '/contact',
      act: send(['A', 'B', 'nobody', '12', 'x'], ERROR),
    },
    {
      name: 'the form, filled in wrong',
      path: '/contact',
      act: send(['A1', 'B2', 'nobody', '12 34 56 78', 'x'.repeat(990)], ERROR),
    },
    {
      name: 'the form, filled in too long',
      path: '/contact',
      act: send(['Anna', 'Petrosyan', 'nobody', '1'.repeat(40), 'x'.repeat(1002)], ERROR),
    },
    {
      name: 'a message on its way',
      path: '/contact',
      backend: neverAnswer('**/fez/messages'),
      act: send(GOOD, 'main form button[type=submit]:disabled'),
    },
    {
      name: 'a message that was sent',
      path: '/contact',
      backend: answer('**/fez/messages', { success: true }),
      act: send(GOOD, TOAST),
    },
    {
      name: 'a message that could not be sent',
      path: '/contact',
      backend: answer('**/fez/messages', {}, 503),
      act: send(GOOD, TOAST),
    },
    {
      name: 'a page, far down',
      path: '/',
      act: async (page) => {
        await page.mouse.wheel(0, 3000)
        await appears(page, '.scroll-to-top')
      },
    },
    { name: 'an address that is no page', path: '/error' },
  ]
}
