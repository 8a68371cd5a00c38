import type { Page } from '@playwright/test'

/** The place of a message on the open page. */
export interface PlaceOnPage {
  note: string
  /** A JPEG in base64. */
  picture?: string
}

/** A placeholder, or a choice of forms, which may contain placeholders itself. */
const PLACEHOLDER = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
const PICTURE_HEIGHT = 320

/** Finds a message of a catalog on the page, with anything in place of its placeholders. */
export async function findMessageOnPage(
  page: Page,
  text: string,
): Promise<PlaceOnPage | undefined> {
  const literals = text
    .replaceAll(/<\/?\d+\/?>/g, '')
    .split(PLACEHOLDER)
    .map((part) => RegExp.escape(part))
  const place = await page.evaluate(markMessage, `^${literals.join('.+')}$`)
  if (place?.middle === undefined) return place
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const top = Math.max(0, Math.min(place.middle - PICTURE_HEIGHT / 2, height - PICTURE_HEIGHT))
  const picture = await page.screenshot({
    clip: { x: 0, y: top, width, height: PICTURE_HEIGHT },
    style: '[data-located] { outline: 3px solid #d00; outline-offset: 2px }',
    type: 'jpeg',
    quality: 60,
  })
  return { note: place.note, picture: picture.toString('base64') }
}

/** Runs in the page: scrolls to the element with the message, and marks it for the picture. */
function markMessage(pattern: string): { note: string; middle?: number } | undefined {
  const matches = (text: string | null | undefined) => new RegExp(pattern).test(text ?? '')
  const shows = (element: Element) =>
    matches(element.textContent) ||
    [...element.childNodes].some((node) => node instanceof Text && matches(node.data.trim()))
  const named = ['aria-label', 'aria-roledescription', 'placeholder', 'alt', 'title']
  const middleOf = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (element.closest('[inert], .sr-only')) return false
    const { x, y } = middleOf(element)
    const onTop = document.elementFromPoint(x, y)
    return element.contains(onTop) || onTop?.contains(element)
  }

  const inside = [...document.body.querySelectorAll('*')].reverse()
  const seen = inside.find((element) => shows(element) && isSeen(element))
  const heard = inside.filter(
    (element) => shows(element) || named.some((name) => matches(element.getAttribute(name))),
  )
  const target = seen ?? heard.find((element) => !element.closest('[inert]')) ?? heard[0]
  document.querySelector('[data-located]')?.removeAttribute('data-located')
  if (target) {
    // A text for screen readers alone is invisible, so its parent is marked.
    const marked = target.closest('.sr-only')?.parentElement ?? target
    marked.setAttribute('data-located', '')
    const note = seen ? '' : ', heard: a screen reader says it of what is marked'
    return { note, middle: middleOf(marked).y }
  }
  if (matches(document.title))
    return { note: ', in the title: of the tab in the browser, of the page in search results' }
  const description = document.querySelector('meta[name=description]:not([lang])')
  return matches(description?.getAttribute('content'))
    ? { note: ', not on the page: search results show it below the title' }
    : undefined
}
