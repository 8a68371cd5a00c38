import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** How texts are set: as they are, spaced out as visitors may choose (WCAG 1.4.12), or twice as large. */
export type TextSetting = 'plain' | 'spaced' | 'large'

/**
 * Expects no text that is cut off, and no page, header or button that is too wide or too narrow. Waits,
 * because carousels follow the width of the window later.
 */
export async function expectNoOverflow(
  page: Page,
  place: string,
  settings: readonly TextSetting[] = ['plain'],
): Promise<void> {
  const nothing = { page: false, header: false, cut: [], buttons: [] }
  await expect
    .poll(() => page.evaluate(overflow, { settings, spaced: SPACED }), place)
    .toEqual(Object.fromEntries(settings.map((setting) => [setting, nothing])))
}

/** Every other page sees the windows in reverse, so it opens in the last window of the page before. */
export const windowsInTurns = <Window>(windows: readonly Window[], place: number) =>
  place % 2 === 0 ? windows : windows.toReversed()

/** Runs in the page. It is laid out with its texts as set, but drawn only as it is. */
function overflow({ settings, spaced }: { settings: readonly TextSetting[]; spaced: string }) {
  // The second is a row that scrolls.
  const OUT_OF_REACH = '[inert], [role=tablist]'
  const tooWide = (element: Element) => element.scrollWidth > element.clientWidth + 1
  /** Such a button has one letter per line. */
  const isNarrow = (button: HTMLElement) => {
    const { paddingLeft, fontSize } = getComputedStyle(button)
    return button.clientWidth - 2 * parseFloat(paddingLeft) < 2.5 * parseFloat(fontSize)
  }
  const root = document.documentElement
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, a), header a, footer a')]
  const find = () => ({
    page: tooWide(root),
    header: [...document.querySelectorAll('header .page-width')].some(tooWide),
    cut: texts
      .filter((text) => text.checkVisibility() && !text.closest(`${OUT_OF_REACH}, .sr-only`))
      .filter((text) => text.clientWidth > 0 && tooWide(text))
      .map((text) => text.textContent),
    buttons: [...document.querySelectorAll<HTMLElement>('button, .button')]
      .filter((button) => button.checkVisibility() && !button.closest(OUT_OF_REACH))
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect()
        const outside = left < 0 || right > root.clientWidth
        return outside || (button.matches('.button') && isNarrow(button))
      })
      .map((button) => button.textContent || button.ariaLabel),
  })
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const found = settings.map((setting) => {
    sheet.replaceSync(setting === 'spaced' ? spaced : '')
    root.style.fontSize = setting === 'large' ? '200%' : ''
    return [setting, find()]
  })
  document.adoptedStyleSheets.pop()
  root.style.fontSize = ''
  return Object.fromEntries(found) as Record<TextSetting, ReturnType<typeof find>>
}

const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-bottom: 2em !important;
}`

/** Sets the text spacing that visitors may choose (WCAG 1.4.12). */
export async function setTextSpacing(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, SPACED)
}
