import type { Page } from '@playwright/test'

export const NO_OVERFLOW = { page: false, header: false, cut: [], buttons: [] }

/** Texts that are cut off, and page, header or buttons that are too wide or too narrow. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const OUT_OF_REACH = '[inert]'
    const tooWide = (element: Element) => element.scrollWidth > element.clientWidth + 1
    /** Such a button has one letter per line. */
    const isNarrow = (button: HTMLElement) => {
      const { paddingLeft, fontSize } = getComputedStyle(button)
      return button.clientWidth - 2 * parseFloat(paddingLeft) < 2.5 * parseFloat(fontSize)
    }
    // Overflow on the side where a row begins does not change the scroll width.
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

/** Sets the text spacing that visitors may choose (WCAG 1.4.12), or removes it. */
export async function setTextSpacing(page: Page, spaced: boolean): Promise<void> {
  if (spaced) await page.evaluate(adoptStyles, SPACED)
  else await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** Sets the root font size, from which all sizes derive. An empty size restores it. */
export function setTextSize(page: Page, size: '200%' | ''): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)
}

/** Runs in the page and adds CSS rules to it. */
export function adoptStyles(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
