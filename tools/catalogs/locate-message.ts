import type { Page } from '@playwright/test'

/** The place of a text on the open page. */
export interface Place {
  note: string
  /** A JPEG in base64, and the text's box in it in percent: left, top, width and height. */
  picture?: { data: string; box: number[] }
}

/** A placeholder, or a choice of forms, which may contain placeholders itself. */
const FILLED_IN = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
/** The smallest picture, in CSS pixels. */
const LEAST = { width: 640, height: 240 }

/** Finds a text of a catalog on the page, with anything in place of its placeholders. */
export async function locateMessage(page: Page, text: string): Promise<Place | undefined> {
  const literals = text
    .replaceAll(/<\/?\d+\/?>/g, '')
    .split(FILLED_IN)
    .map((part) => RegExp.escape(part))
  const found = await page.evaluate(showText, `^${literals.join('.+')}$`)
  if (!found?.box) return found && { note: found.note }
  const { x, y, width, height } = found.box
  const view = page.viewportSize() ?? LEAST
  const [left, shownWidth] = around(x, width, LEAST.width, view.width)
  const [top, shownHeight] = around(y, height, LEAST.height, view.height)
  const clip = { x: left, y: top, width: shownWidth, height: shownHeight }
  const picture = await page.screenshot({ clip, type: 'jpeg', quality: 70 })
  const box = [
    (x - left) / shownWidth,
    (y - top) / shownHeight,
    width / shownWidth,
    height / shownHeight,
  ].map((part) => Math.round(part * 1000) / 10)
  return { note: found.note, picture: { data: picture.toString('base64'), box } }
}

/** The start and the length of the part of the window to show, along one axis. */
function around(start: number, length: number, least: number, whole: number) {
  const shown = Math.min(whole, Math.max(least, length + 120))
  return [Math.max(0, Math.min(start + (length - shown) / 2, whole - shown)), shown] as const
}

/** Runs in the page: scrolls to the text and measures it. */
function showText(pattern: string) {
  const wanted = new RegExp(pattern)
  const says = (text: string | null | undefined) => wanted.test(text ?? '')
  const shows = (element: Element) =>
    says(element.textContent) ||
    [...element.childNodes].some((node) => node instanceof Text && says(node.data.trim()))
  const named = ['aria-label', 'aria-roledescription', 'placeholder', 'alt', 'title']
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .sr-only')
  const comesIntoView = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const atItsMiddle = document.elementFromPoint(x + width / 2, y + height / 2)
    return element.contains(atItsMiddle) || atItsMiddle?.contains(element)
  }

  const inside = [...document.body.querySelectorAll('*')].reverse()
  const seen = inside.find((one) => shows(one) && isDrawn(one) && comesIntoView(one))
  const heard = inside.filter(
    (one) => shows(one) || named.some((name) => says(one.getAttribute(name))),
  )
  const found = seen ?? heard.find((one) => !one.closest('[inert]')) ?? heard[0]
  if (found) {
    // A text for screen readers alone is invisible, so the frame is around its parent.
    const parent = found.closest('.sr-only')?.parentElement ?? found
    const all = [parent, ...parent.querySelectorAll('*')]
    const framed = all.find((one) => one.getBoundingClientRect().height > 1) ?? parent
    framed.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = framed.getBoundingClientRect()
    const note = seen ? '' : ', heard: a screen reader says it of what is framed'
    return { note, box: { x, y, width, height } }
  }
  if (says(document.title))
    return { note: ', in the title: of the tab in the browser, of the page in search results' }
  const description = document.querySelector('meta[name=description]:not([lang])')
  return says(description?.getAttribute('content'))
    ? { note: ', not on the page: search results show it below the title' }
    : undefined
}
