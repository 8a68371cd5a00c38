import type { Page } from '@playwright/test'
import { expectNoOverflow, type TextSetting } from './overflow.ts'
import { expect } from './site.ts'

/**
 * Expects texts that are not cut off, words that are not broken, tables as wide as their place, and no text
 * that runs on below the picture beside it.
 */
export async function expectTextsFit(
  page: Page,
  place: string,
  settings?: readonly TextSetting[],
): Promise<void> {
  await expectNoOverflow(page, place, settings)
  // Each runs in the page.
  const parts = [brokenWords, tooWideTables, textsPastPictures]
  const find = `({ ${parts.map((part) => `${part.name}: (${part.toString()})()`).join()} })`
  const nothing = { brokenWords: [], tooWideTables: [], textsPastPictures: [] }
  // Carousels follow the width of the window later.
  await expect.poll(() => page.evaluate(find), place).toEqual(nothing)
}

/** Broken words of headings, buttons and the names of a table's rows. Hyphens may end a line. */
function brokenWords() {
  const brokenIn = (element: Element) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { index, 0: word } of text.data.matchAll(/[^\s/–—-]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  }
  return [...document.querySelectorAll(':is(h1, h2, h3, h4, button, .button, [role=rowheader])')]
    .filter((element) => element.checkVisibility())
    .filter((element) => !element.closest('[inert], .sr-only'))
    .flatMap(brokenIn)
}

/** The tables that hide a part of themselves, and the figures that do not fit their cells. */
function tooWideTables() {
  // Such a table moves sideways under its names, which stay.
  const hasNamesThatStay = (box: Element) =>
    getComputedStyle(box.querySelector('tbody th') ?? box).position === 'sticky'
  return [...document.querySelectorAll('main :is(table, td[data-figures])')]
    .filter((box) => box.scrollWidth > box.clientWidth && !hasNamesThatStay(box))
    .map((box) => box.textContent)
}

/** The texts in the column beside a picture that begin more than 220 px below its end. */
function textsPastPictures() {
  const isBeneath = (picture: DOMRect, { left, right }: DOMRect) =>
    left < picture.right - 1 && right > picture.left + 1
  return [...document.querySelectorAll('main :is(img, video):not(.hero img, .backdrop)')]
    .filter((media) => media.checkVisibility() && !media.closest('[inert]'))
    .flatMap((media) => {
      const picture = media.getBoundingClientRect()
      const section = media.closest('section, li, [role=group], main div[class]:not(.video)')
      const below = [...(section?.querySelectorAll('h2, h3, p, li, tr, .button') ?? [])]
        .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.bottom > picture.bottom)
        .sort((one, other) => one.box.top - other.box.top)
      // The texts after one that is beneath the picture have the whole width of the page.
      const end = below.findIndex(({ box }) => isBeneath(picture, box))
      return below
        .slice(0, end < 0 ? undefined : end)
        .filter(({ box }) => box.bottom > picture.bottom + 220)
        .map(({ text }) => text)
    })
}
