import type { Page } from '@playwright/test'

/** A state of the site in which some of its words are to be seen. */
interface Scene {
  name: string
  path: string
  /** Before the page opens: what the backend does. */
  backend?: (page: Page) => Promise<unknown>
  /** Once it is open: what a visitor does. */
  act?: (page: Page) => Promise<unknown>
  width?: number
}

/** Everything that an answer of the backend can bring about. */
const answer =
  (calls: string, json: unknown, status = 200) =>
  (page: Page) =>
    page.route(calls, (route) => route.fulfill({ status, json }))

const send = (page: Page) => page.locator('main form button[type=submit]').click()

async function fill(page: Page, values: string[]): Promise<void> {
  const fields = page.locator('main form :is(input, textarea):visible')
  for (const [place, value] of values.entries()) await fields.nth(place).fill(value)
}

const GOOD = ['Anna', 'Petrosyan', 'anna@example.am', '+37410550100', 'Hello']

/** Every page, dialog, error and toast. */
export function scenes(paths: string[]): Scene[] {
  return [
    ...paths.map((path) => ({ name: `the page ${path}`, path })),
    {
      name: 'a backend without a word',
      path: '/',
      backend: answer('**/fez/**', { payload: null }),
    },
    { name: 'a backend that fails', path: '/services', backend: answer('**/fez/**', {}, 500) },
    {
      name: 'a backend that is slow',
      path: '/services',
      backend: (page) => page.route('**/fez/get-service-page', () => undefined),
      act: (page) => page.waitForTimeout(2500),
    },
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
      name: 'the languages',
      path: '/services',
      act: (page) => page.locator('header button[aria-haspopup=menu]').click(),
    },
    {
      name: 'the menu of a narrow screen',
      path: '/services',
      width: 390,
      act: (page) => page.locator('header button[aria-haspopup=dialog]').click(),
    },
    { name: 'the form, sent empty', path: '/contact', act: send },
    {
      name: 'the form, filled in wrong',
      path: '/contact',
      act: async (page) => {
        await fill(page, ['A1', 'B2', 'nobody', '12 34', 'x'.repeat(990)])
        await send(page)
      },
    },
    {
      name: 'the form, filled in too long',
      path: '/contact',
      act: async (page) => {
        await fill(page, ['a'.repeat(300), 'b'.repeat(300), 'c', '1'.repeat(40), 'x'.repeat(1002)])
        await send(page)
      },
    },
    {
      name: 'a message that was sent',
      path: '/contact',
      backend: answer('**/fez/messages', { success: true }),
      act: async (page) => {
        await fill(page, GOOD)
        await send(page)
      },
    },
    {
      name: 'a message that could not be sent',
      path: '/contact',
      backend: answer('**/fez/messages', {}, 500),
      act: async (page) => {
        await fill(page, GOOD)
        await send(page)
      },
    },
    {
      name: 'a message on its way',
      path: '/contact',
      backend: (page) => page.route('**/fez/messages', () => undefined),
      act: async (page) => {
        await fill(page, GOOD)
        await send(page)
      },
    },
    {
      name: 'far down the page',
      path: '/',
      act: (page) => page.mouse.wheel(0, 3000),
    },
  ]
}
