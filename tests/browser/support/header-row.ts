import type { Page } from '@playwright/test'

interface HeaderRow {
  /** The ways of navigating that are seen. */
  navigation: string[]
  /** The words of the logo that are not seen: they say that this is a free economic zone in Armenia. */
  hiddenWords: string[]
  /** The parts that begin before the one to their left ends, or that leave the page. */
  misplaced: string[]
}

export const WITH_BAR: HeaderRow = { navigation: ['bar'], hiddenWords: [], misplaced: [] }
export const WITH_BUTTON: HeaderRow = { ...WITH_BAR, navigation: ['button'] }

/** Describes the header's row as it is seen. */
export const headerRow = (page: Page): Promise<HeaderRow> =>
  page.evaluate(() => {
    const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true })
    const find = (parts: string) => [...document.querySelectorAll(`header ${parts}`)]
    const ways = { bar: '.navigation-bar > ul > li', button: '.mobile-menu-button' }
    const bar = document.querySelector('.header-bar')?.getBoundingClientRect() ?? new DOMRect()
    let end = 0
    return {
      navigation: Object.entries(ways).flatMap(([way, parts]) =>
        find(parts).some(isSeen) ? [way] : [],
      ),
      hiddenWords: find('.logo :is(strong, small, .logo-country)')
        .filter((words) => {
          const { width, top, bottom } = words.getBoundingClientRect()
          // A text for screen readers alone is 1 px wide.
          return !isSeen(words) || width <= 20 || top < bar.top || bottom > bar.bottom
        })
        .map((words) => words.textContent),
      misplaced: find(`:is(.logo, ${ways.bar}, .header-end > div > :is(a, button))`)
        .filter(isSeen)
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect()
          const isMisplaced = left < end - 1 || right > document.body.clientWidth
          end = right
          return isMisplaced
        })
        .map((part) => part.textContent || (part.ariaLabel ?? part.className)),
    }
  })
