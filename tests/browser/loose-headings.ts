import type { Page } from '@playwright/test'

/** Prepositions, conjunctions and articles. Written out, not asked of the code that binds them. */
const SMALL_WORDS = (
  'a an and at by for from in of on or the to with ' +
  'в во для до за и из или к ко на о об от по под при с со у ' +
  'և ու կամ թե որ դեպի'
).split(' ')

/** Headings of which a line ends with a small word or a number that belongs to the next. */
export const looseHeadings = (page: Page) =>
  page.evaluate((smallWords) => {
    const small = new Set(smallWords)
    const lineEnds = (heading: Element) => {
      const words: { word: string; line: number }[] = []
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        // Words that are bound part only where no line has room for them.
        for (const found of (texts.currentNode as Text).data.matchAll(/[^ \t\r\n]+/g)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, found.index)
          range.setEnd(texts.currentNode, found.index + found[0].length)
          words.push({
            word: found[0].replace(/^.*\u00a0/, ''),
            line: Math.round(range.getBoundingClientRect().bottom),
          })
        }
      }
      return words.filter(({ line }, place) => (words[place + 1]?.line ?? line) > line)
    }
    return [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, h4)')]
      .filter(
        (heading) => heading.checkVisibility() && !heading.closest('[inert]:not(#root), .sr-only'),
      )
      .filter((heading) =>
        lineEnds(heading).some(({ word }) => small.has(word.toLowerCase()) || /^\d+$/.test(word)),
      )
      .map((heading) => heading.textContent)
  }, SMALL_WORDS)
