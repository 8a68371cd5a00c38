import type { Page } from '@playwright/test'
import { drawnPattern } from './drawn-pattern.ts'

/** The place of a text on the open page. */
export interface FoundWord {
  /** `heard`: only screen readers say it. `title` and `description`: search results show it. */
  as: 'seen' | 'heard' | 'title' | 'description'
  /** A JPEG, in base64. */
  picture?: string
}

/** The smallest picture, in CSS pixels. The largest shows the whole screen. */
const LEAST = { width: 640, height: 240 }

/** Finds a catalog's text on the page, and takes a picture with a frame around it. */
export async function findWord(page: Page, text: string): Promise<FoundWord | undefined> {
  const place = await page.evaluate(markPlace, drawnPattern(text))
  if (!place?.box) return place && { as: place.as }
  const { box, as } = place
  const view = page.viewportSize() ?? LEAST
  const [x, width] = around(box.x, box.width, LEAST.width, view.width)
  const [y, height] = around(box.y, box.height, LEAST.height, view.height)
  const clip = { x, y, width, height }
  const picture = await page.screenshot({ clip, type: 'jpeg', quality: 70 })
  await page.evaluate(() => document.getElementById('word-mark')?.remove())
  return { as, picture: picture.toString('base64') }
}

/** The start and the length of the part of the screen to show, along one axis. */
function around(start: number, length: number, least: number, whole: number) {
  const shown = Math.min(whole, Math.max(least, length + 120))
  const from = start + length / 2 - shown / 2
  return [Math.max(0, Math.min(from, whole - shown)), shown] as const
}

/** Runs in the page: scrolls to the text and puts a frame around it. */
function markPlace(pattern: string) {
  const wanted = new RegExp(pattern)
  const says = (text: string | null | undefined) => wanted.test(text ?? '')
  const named = ['aria-label', 'aria-roledescription', 'placeholder', 'alt', 'title']

  const inside = [...document.body.querySelectorAll('*')].reverse()
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], .sr-only')
  const comesIntoView = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const atItsMiddle = document.elementFromPoint(x + width / 2, y + height / 2)
    return element.contains(atItsMiddle) || atItsMiddle?.contains(element)
  }
  const seen = inside.find(
    (element) => says(element.textContent) && isDrawn(element) && comesIntoView(element),
  )
  const heard = inside.filter(
    (element) =>
      says(element.textContent) || named.some((name) => says(element.getAttribute(name))),
  )
  const found = seen ?? heard.find((element) => !element.closest('[inert]')) ?? heard[0]
  if (!found) {
    if (says(document.title)) return { as: 'title' as const, box: undefined }
    const description = document.querySelector('meta[name=description]:not([lang])')
    if (says(description?.getAttribute('content')))
      return { as: 'description' as const, box: undefined }
    return undefined
  }

  // A text for screen readers alone is invisible, so the frame is around its parent.
  const around = found.closest('.sr-only')?.parentElement ?? found
  const framed =
    [around, ...around.querySelectorAll('*')].find(
      (element) => element.getBoundingClientRect().height > 1,
    ) ?? around
  framed.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = framed.getBoundingClientRect()
  const left = Math.max(2, box.left - 4)
  const top = Math.max(2, box.top - 4)
  const width = Math.min(innerWidth - 2, box.right + 4) - left
  const height = Math.min(innerHeight - 2, box.bottom + 4) - top

  // A popover is drawn above open dialogs too.
  const mark = document.createElement('div')
  mark.id = 'word-mark'
  mark.popover = 'manual'
  Object.assign(mark.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    padding: '0',
    boxSizing: 'border-box',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    border: '3px solid #d00',
    background: 'none',
    pointerEvents: 'none',
  })
  document.body.append(mark)
  mark.showPopover()
  return {
    as: seen ? ('seen' as const) : ('heard' as const),
    box: { x: left, y: top, width, height },
  }
}
