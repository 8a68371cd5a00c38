import type { Page } from '@playwright/test'

export const NO_OVERFLOW = { page: false, header: false, cut: [] }

/** What sticks out: of the page, of the header's one row, and texts that are cut. */
export function overflow(page: Page) {
  return page.evaluate(() => {
    const tooWide = (element: Element) => element.scrollWidth > element.clientWidth + 1
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, a), header a, footer a')]
    return {
      page: tooWide(document.documentElement),
      header: [...document.querySelectorAll('header .page-width')].some(tooWide),
      cut: texts
        .filter((text) => text.checkVisibility() && !text.closest('[inert], .sr-only'))
        .filter((text) => text.clientWidth > 0 && tooWide(text))
        .map((text) => text.textContent),
    }
  })
}
