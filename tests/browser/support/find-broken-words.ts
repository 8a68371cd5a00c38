import type { Page } from '@playwright/test'

/** Broken words of headings and buttons that would fit in a line. Hyphens may end a line. */
export const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const innerWidth = (element: Element): number => {
      const { display, paddingLeft, paddingRight } = getComputedStyle(element)
      // It is as wide as its words, however they are broken.
      if (display === 'inline' && element.parentElement) return innerWidth(element.parentElement)
      const { width } = element.getBoundingClientRect()
      return width - parseFloat(paddingLeft) - parseFloat(paddingRight)
    }
    const brokenIn = (element: Element) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { index, 0: word } of text.data.matchAll(/[^\s/–—-]+/g)) {
          if (word.includes('\u00ad')) continue
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const pieces = [...range.getClientRects()]
          const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
          const isOnLines = new Set(pieces.map(({ top }) => Math.round(top))).size > 1
          if (isOnLines && width <= innerWidth(element)) broken.push(word)
        }
      }
      return broken
    }
    return [...document.querySelectorAll(':is(h1, h2, h3, h4, button, .button)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.closest('[inert], .sr-only'))
      .flatMap(brokenIn)
  })
