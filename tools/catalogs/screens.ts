import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../src/isomorphic/languages.ts'

/** A state of the site that shows some of its texts. */
export interface Screen {
  name: string
  path: string
  /** This selector matches a visible element once the screen is reached. */
  shows: string
  /** Prepares the backend before the page opens. */
  backend?: (page: Page) => Promise<unknown>
  /** Does what a visitor does on the page. */
  act?: (page: Page) => Promise<unknown>
  width?: number
}

const respond =
  (calls: string, json: unknown, status = 200) =>
  (page: Page) =>
    page.route(calls, (route) => route.fulfill({ status, json }))
const neverRespond = (calls: string) => (page: Page) => page.route(calls, () => undefined)
const click =
  (selector: string, index = 0) =>
  (page: Page) =>
    page.locator(selector).nth(index).click()

/** Fills in a form of the page's `main`, and sends it. */
const send =
  (values: string[], form = 'main form') =>
  async (page: Page) => {
    const fields = page.locator(`${form} :is(input:not([type=radio]), textarea):visible`)
    for (const radio of await page.locator(`${form} [type=radio]`).all())
      await radio.check({ force: true })
    for (const [index, field] of (await fields.all()).entries())
      await field.fill(values[index % values.length] ?? '')
    await click(`${form} [type=submit]`)(page)
  }

const TAGS = Object.values(LANGUAGES).map(({ tag }) => tag)
const LANGUAGE_BUTTON = 'header button[aria-haspopup=menu]'
/** The record of this page is not in the prerendered page that was opened. */
const OTHER_PAGE = 'footer a[href="/preferences-incentives"]'
const MESSAGES = '**/fez/messages'
const NOTICE = 'main [role=status]'
const TOAST = '.toast'
const ERROR = 'main form [aria-invalid=true]'
const GOOD = ['Anna', 'Petrosyan', 'anna@example.am', '+37410000000', 'We would like to come.']
const LONG_NAME = 'a'.repeat(101)
const UNLABELLED = {
  payload: {
    sliderItems: [{ title: '1', aboutUrl: '/contact' }, { title: '2' }],
    informative1Title: '1',
    informative1ReadMore: '/contact',
    goalItems: [{ count: '1', title: '1' }],
    choosUsItems: [{ title: '1' }, { title: '2' }, { title: '3' }, { title: '4' }],
  },
}

/** Opens the site in a language, and does what leads to the screen. */
export async function reach(
  page: Page,
  screen: Screen,
  address: string,
  tag: string,
): Promise<void> {
  const url = new URL(screen.path, address)
  url.searchParams.set('lang', tag)
  await screen.backend?.(page)
  await page.goto(url.href)
  await page.locator('html[data-hydrated] header').waitFor({ state: 'attached' })
  await page.locator('#preloader').waitFor({ state: 'hidden' })
  await screen.act?.(page)
  await page.locator(screen.shows).first().waitFor()
}

/** Every page, dialog, error and toast. `others` are the pages of the template, if it is there. */
export function screens(own: string[], others: string[]): Screen[] {
  const at = (path: string, name: string, shows: string, more: Partial<Screen> = {}) => ({
    name,
    path,
    shows,
    ...more,
  })
  const page = (path: string) => at(path, `the page ${path}`, 'main h1')
  const form = (name: string, values: string[], shows: string, backend = respond(MESSAGES, {})) =>
    at('/contact', `the form, ${name}`, shows, { backend, act: send(values) })
  const sendAnything = send(['anna@example.am'], 'main form:has([required])')
  const sent = (path: string) => at(path, `the form of ${path}, sent`, TOAST, { act: sendAnything })
  const tab = (index: number) => click('[role=tab]', index)
  const parts = [1, 2, 3, 4].map((index) =>
    at('/course-details', `tab ${index + 1} of a course`, '[role=tabpanel]:visible', {
      act: tab(index),
    }),
  )
  const review = at('/course-details', 'a review, sent', TOAST, {
    act: async (it) => {
      await tab(4)(it)
      await sendAnything(it)
    },
  })
  const ofTemplate = ({ path }: Screen) => others.includes(path.replace(/\?.*/, ''))
  return [
    at('/services', 'the first press of Tab', 'a:focus', { act: (it) => it.keyboard.press('Tab') }),
    ...own.map(page),
    at('/', 'blocks without labels of their own', 'main h2:text-is("1")', {
      backend: respond('**/fez/get-home-page', UNLABELLED),
    }),
    at('/services', 'a page for which the backend has nothing', `${NOTICE} a`, {
      backend: respond('**/fez/**', { payload: null }),
    }),
    at('/', 'a page whose content fails', `${NOTICE} button`, {
      backend: respond('**/fez/get-resident*', {}, 503),
      act: click(OTHER_PAGE),
    }),
    at('/', 'a page whose content is slow', `${NOTICE}:not(:empty)`, {
      backend: neverRespond('**/fez/get-resident*'),
      act: click(OTHER_PAGE),
    }),
    at('/', 'a page whose code fails', 'main .centered button', {
      backend: (it) =>
        it.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
    }),
    at('/services', 'the languages', '[role=menuitemradio]', { act: click(LANGUAGE_BUTTON) }),
    at('/services', 'a language that is lost', TOAST, {
      act: async (it) => {
        await it.route(`**/assets/{${TAGS.join()}}-*.js`, (route) => route.abort())
        await click(LANGUAGE_BUTTON)(it)
        await click('[role=menuitemradio][aria-checked=false]')(it)
      },
    }),
    at('/services', 'the menu of a narrow screen', 'dialog[open] nav', {
      width: 390,
      act: click('header button[aria-haspopup=dialog]'),
    }),
    at('/', 'a carousel after a step', '.carousel [aria-live]:not(:empty)', {
      act: click('.carousel-arrow', 1),
    }),
    form('sent empty', [''], ERROR),
    form('too short', ['A', 'B', 'nobody', '12', 'x'], ERROR),
    form('wrong', ['A1', 'B2', 'nobody', '12.34.56.78', 'x'.repeat(990)], ERROR),
    form('too long', [LONG_NAME, LONG_NAME, 'nobody', '1'.repeat(40), 'x'.repeat(1002)], ERROR),
    form('on its way', GOOD, 'main form [type=submit]:disabled', neverRespond(MESSAGES)),
    form('sent', GOOD, TOAST, respond(MESSAGES, { success: true })),
    form('not sent', GOOD, TOAST, respond(MESSAGES, {}, 503)),
    at('/', 'a page, far down', '.scroll-to-top', { act: (it) => it.mouse.wheel(0, 3000) }),
    ...[
      ...others.map(page),
      page('/blog?page=2'),
      sent('/home-2'),
      sent('/blog-details'),
      ...parts,
      review,
    ].filter(ofTemplate),
  ]
}
