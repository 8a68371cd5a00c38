import assert from 'node:assert/strict'
import { headingOf, LANGUAGES, PRODUCT_ROUTES } from '../support/product-routes.ts'
import {
  EDITORS_TEXT,
  editorsTexts,
  PAGE_OF_EDITORS_TEXTS,
} from '../support/site-of-editors-texts.ts'
import { TAB } from './browser.ts'
import type { Page } from './page.ts'

export type Opened = [route: (typeof PRODUCT_ROUTES)[number], language: (typeof LANGUAGES)[number]]

/** Each page in each language. */
export const EACH_PAGE: Opened[] = LANGUAGES.flatMap((language) =>
  PRODUCT_ROUTES.map((route): Opened => [route, language]),
)

/** A page of each kind, each in another language, because an engine needs a second for each. */
export const PAGES_IN_TURNS = EACH_PAGE.filter(
  ([{ path }, language]) =>
    ['/contact', '/residents', '/our-residenst'][LANGUAGES.indexOf(language)] === path,
)

/** The main actions of a visitor. Their order matters. */
export const STEPS: Record<string, (page: Page, pages: Opened[]) => Promise<void>> = {
  'pages open by their address': async (page, pages) => {
    for (const [{ path }, language] of pages) {
      const { tag } = language
      await page.open(`${path}?lang=${tag}`)
      await page.comesTo([tag, headingOf(path, language), true], heading)
    }
    await page.open('/?lang=en')
    await page.comesTo(['en', 'Kanaker Free Economic Zone', true], heading)
    await page.comesTo('/', () => location.pathname + location.search)
  },

  // Proves that the other steps would see errors.
  'an error of each kind is seen': async (page) => {
    await page.ask(() => {
      console.error('planted')
      setTimeout(() => {
        throw new Error('planted')
      })
      void Promise.reject(new Error('planted'))
      document.body.append(Object.assign(new Image(), { src: '/media/planted.jpg' }))
      document.body.setAttribute('style', 'color: red')
    })
    await page.comesTo(['console', 'failed', 'policy', 'rejected', 'uncaught'], () =>
      [...new Set(sessionStorage.getItem('errors')?.match(/^\w+/gm))].sort(),
    )
    await page.errors()
  },

  'the menu opens, closes at a click outside it, and leads to a page': async (page) => {
    await page.resize(390, 800)
    await page.goTo('/')
    await page.press('button', 'Menu')
    await page.comesTo(true, menuIsOpen)
    await page.browser.click(20, 200)
    await page.comesTo(false, menuIsOpen)

    await page.press('button', 'Menu')
    await page.press('dialog nav button', 'Residents')
    await page.press('dialog nav a', 'Our residents')
    await page.comesTo('Our residents', headingWithFocus)
    assert.equal(await page.ask(menuIsOpen), false)
  },

  'the bar opens its groups and leads to a page': async (page) => {
    await page.resize(1300, 900)
    await page.goTo('/')
    await page.comesTo('Kanaker Free Economic Zone', headingWithFocus)
    await page.press('header nav button', 'About')
    await page.press('header nav a', 'About the FEZ')
    await page.comesTo('About the FEZ', headingWithFocus)
  },

  'the language switcher changes the texts in place': async (page) => {
    await page.goTo('/services')
    await page.comesTo('Services', headingWithFocus)
    await page.ask(() => {
      document.body.dataset.opened = 'once'
    })
    for (const [language, title] of [
      ['Русский', 'Услуги'],
      ['Հայերեն', 'Ծառայություններ'],
      ['English', 'Services'],
    ] as const) {
      await page.press('.language-switcher > button')
      await page.comesTo(true, optionHasFocus)
      await page.press('[role=menuitemradio]', language)
      await page.comesTo(title, h1)
      await page.comesTo(
        true,
        () => document.activeElement?.getAttribute('aria-haspopup') === 'menu',
      )
    }
    assert.equal(await page.ask(() => document.body.dataset.opened), 'once')
  },

  'texts of editors are the same as in the page’s HTML': async (page) => {
    await page.open(`${PAGE_OF_EDITORS_TEXTS}?lang=en`)
    await page.comesTo(['en', 'Our residents', true], heading)
    const prerendered = await page.ask(textsOn, EDITORS_TEXT)
    assert.equal(prerendered.length, editorsTexts.length)
    await page.open('/services')
    await page.comesTo(['en', 'Services', true], heading)
    await page.goTo(PAGE_OF_EDITORS_TEXTS)
    await page.comesTo(prerendered.length, countOf, EDITORS_TEXT)
    assert.deepEqual(await page.ask(textsOn, EDITORS_TEXT), prerendered)
  },

  'the carousel moves on without an end': async (page) => {
    await page.goTo('/')
    const slider = '[aria-label=Introduction]'
    const inView = (carousel: string) =>
      document.querySelector(`${carousel} [role=group]:not([inert])`)?.getAttribute('aria-label')
    await page.comesTo('1 of 3', inView, slider)
    await page.press(`${slider} button`, 'Next slide')
    await page.comesTo('2 of 3', inView, slider)
    await page.press(`${slider} button`, 'Previous slide')
    await page.comesTo('1 of 3', inView, slider)
    await page.press(`${slider} button`, 'Previous slide')
    await page.comesTo('3 of 3', inView, slider)
  },

  'the form reports errors, and sends a correct message': async (page) => {
    await page.goTo('/contact')
    await page.comesTo('Contact', headingWithFocus)
    await page.press('form button', 'Send Now')
    await page.comesTo([5, 'firstName'], () => [
      document.querySelectorAll('[aria-invalid=true]').length,
      document.activeElement?.getAttribute('name'),
    ])

    await page.browser.type(
      ['Անի', 'Grigoryan', 'ani@example.am', '+37410000000', 'We need 600 square metres.'].join(
        TAB,
      ),
    )
    await page.press('form button', 'Send Now')
    await page.comesTo(['Message sent successfully!', '', 'Send Now'], () => [
      document.querySelector('.toast')?.textContent,
      document.querySelector('textarea')?.value,
      document.activeElement?.textContent,
    ])
  },

  'back and forward lead to the pages and to the place that was left': async (page) => {
    await page.open('/')
    await page.comesTo(['en', 'Kanaker Free Economic Zone', true], heading)
    // Back returns to the scroll position at which the link is visible.
    await page.press('footer a', 'Services')
    await page.comesTo('Services', headingWithFocus)
    await page.comesTo(['Services', 0], headingAndPlace)
    await page.comesTo(true, hasContent)
    await page.ask(() => {
      history.back()
    })
    await page.comesTo(true, hasContent)
    await page.comesTo(true, () => scrollY > 0)
    await page.ask(() => {
      history.forward()
    })
    await page.comesTo(['Services', 0], headingAndPlace)

    // Firefox and Safari go to a place on the page before they say so. Then the router leads there.
    await page.comesTo(true, () => document.querySelector('[id^=section-]') !== null)
    await page.ask(() => {
      const place = document.querySelector<HTMLElement>('[id^=section-]')
      const lead = place?.scrollIntoView.bind(place)
      const leadAndSay = () => {
        lead?.()
        document.body.dataset.led = 'yes'
      }
      Object.assign(place ?? {}, { scrollIntoView: leadAndSay })
    })
    await page.press('.contents-list a')
    await page.comesTo('yes', () => document.body.dataset.led)
    await page.comesTo(true, () => scrollY > 0)
    await page.ask(() => {
      history.back()
    })
    await page.comesTo(['Services', 0], headingAndPlace)
  },
}

/** Language and heading of the page, and whether it runs and has a title. */
function heading() {
  const runs = 'hydrated' in document.documentElement.dataset
  const { lang } = document.documentElement
  return [lang, document.querySelector('h1')?.textContent, runs && document.title !== '']
}

const textsOn = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (text) => text.innerHTML)
const countOf = (selector: string) => document.querySelectorAll(selector).length
const h1 = () => document.querySelector('h1')?.textContent
const optionHasFocus = () => document.activeElement?.getAttribute('role') === 'menuitemradio'
/** A page that opens gives its heading the focus. */
const headingWithFocus = () => document.activeElement?.closest('h1')?.textContent
const headingAndPlace = () => [document.querySelector('h1')?.textContent, scrollY]
/** Content with texts comes once the HTML sanitiser has loaded. */
const hasContent = () => document.querySelector('main h2') !== null
const menuIsOpen = () => document.querySelector('dialog[open]') !== null
