import type { Page } from '@playwright/test'
import { adoptStyles } from './drawing.ts'

export const NO_OVERFLOW = { page: false, header: false, cut: [], buttons: [] }

/**
 * What sticks out: of the page, of the header's one row; texts that are cut, and buttons, as well as
 * those that are too narrow for their words.
 */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    // The whole page is, beneath the preloader.
    const OUT_OF_REACH = '[inert]:not(#root)'
    const tooWide = (element: Element) => element.scrollWidth > element.clientWidth + 1
    /** Its words stand one letter below the other. */
    const isNarrow = (button: HTMLElement) => {
      const { paddingLeft, fontSize } = getComputedStyle(button)
      return button.clientWidth - 2 * parseFloat(paddingLeft) < 2.5 * parseFloat(fontSize)
    }
    // What sticks out on the side where a row begins makes nothing wider.
    const leavesBar = () =>
      [...document.querySelectorAll('.navigation-bar')].some((bar) => {
        const { left, right } = bar.getBoundingClientRect()
        return [...bar.querySelectorAll(':scope > ul > li')].some((entry) => {
          const box = entry.getBoundingClientRect()
          return box.left < left - 1 || box.right > right + 1
        })
      })
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, a), header a, footer a')]
    return {
      page: tooWide(document.documentElement),
      header: [...document.querySelectorAll('header .page-width')].some(tooWide) || leavesBar(),
      cut: texts
        .filter((text) => text.checkVisibility() && !text.closest(`${OUT_OF_REACH}, .sr-only`))
        .filter((text) => text.clientWidth > 0 && tooWide(text))
        .map((text) => text.textContent),
      buttons: [...document.querySelectorAll<HTMLElement>('button, .button')]
        .filter((button) => button.checkVisibility() && !button.closest(OUT_OF_REACH))
        .filter((button) => {
          const { left, right } = button.getBoundingClientRect()
          const outside = left < 0 || right > document.documentElement.clientWidth
          return outside || (button.matches('.button') && isNarrow(button))
        })
        .map((button) => button.textContent || button.ariaLabel),
    }
  })

const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-bottom: 2em !important;
}`

/** Spaces letters, words and lines as far as a visitor may (WCAG 1.4.12), or as they were. */
export async function setTextSpacing(page: Page, spaced: boolean): Promise<void> {
  if (spaced) await page.evaluate(adoptStyles, SPACED)
  else await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** Sets the size of text, of which all is measured, to `200%`; to nothing as it was. */
export function setTextSize(page: Page, size: '200%' | ''): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)
}
