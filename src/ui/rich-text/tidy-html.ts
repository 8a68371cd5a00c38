import { tidyLists } from './tidy-lists.ts'

/**
 * Repairs the HTML of editors' programs (CKEditor, TinyMCE, Quill, Word, Google Docs). It runs
 * before the sanitiser, because it reads from classes and styles what the author meant.
 */
export function tidyHtml(body: Element): void {
  // The page has an h1 of its own.
  for (const heading of body.querySelectorAll('h1')) {
    heading.replaceWith(withContentOf(heading, 'h2'))
  }
  for (const embedded of body.querySelectorAll(EMBEDDED)) linkToVideo(embedded)
  for (const element of body.querySelectorAll<HTMLElement>('b[style], span[style]')) {
    sayWeightAndSlant(element)
  }
  tidyLists(body)
  letLinesBreak(body)
  // From the inside out, because an element that contains only empty ones is empty itself.
  for (const row of [...body.querySelectorAll(ROWS)].reverse()) {
    if (!row.textContent.trim() && !row.querySelector('img, table, hr')) row.remove()
  }
}

export const EMBEDDED = 'iframe, oembed, video, embed, object'
const ROWS = 'p, div, h2, h3, h4, h5, h6, li, ul, ol, blockquote, figure'

/** The address of the page of an embedded video, or of its file. */
export function addressOfVideo(embedded: Element): string | undefined {
  const address =
    ['src', 'url', 'data'].map((name) => embedded.getAttribute(name)).find(Boolean) ??
    embedded.querySelector('source')?.getAttribute('src')
  const page = address
    ?.replace(/^\/\//, 'https://')
    .replace(/^(https:\/\/www\.youtube)(-nocookie)?(\.com\/)embed\/([\w-]+).*/, '$1$3watch?v=$4')
    .replace(/^https:\/\/player\.vimeo\.com\/video\//, 'https://vimeo.com/')
  return page && /^(https?:\/\/|\/)/.test(page) ? page : undefined
}

/** Replaces an embedded video by a link, because the site plays no videos in a text. */
function linkToVideo(embedded: Element): void {
  const page = addressOfVideo(embedded)
  // Without an address, the sanitiser removes the element.
  if (page === undefined) return
  const link = embedded.ownerDocument.createElement('a')
  link.setAttribute('href', page)
  link.textContent = page.replace(/^https?:\/\/(www\.)?/, '')
  embedded.replaceWith(link)
}

/** Google Docs marks bold by style, and wraps the whole text in a `b` that is not bold. */
function sayWeightAndSlant(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style
  const bold = fontWeight === 'bold' || Number(fontWeight) >= 600
  if (element.localName === 'b') {
    if (fontWeight !== '' && !bold) element.replaceWith(...element.childNodes)
    return
  }
  if (bold) element.append(withContentOf(element, 'strong'))
  if (fontStyle === 'italic') element.append(withContentOf(element, 'em'))
}

/**
 * Replaces no-break spaces if they are the majority: Quill 2 exports every space as one, and Word
 * fills lines with them.
 */
function letLinesBreak(body: Element): void {
  const text = body.textContent
  if (text.split('\u00a0').length <= text.split(' ').length) return
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    currentNode.textContent = currentNode.textContent?.replaceAll('\u00a0', ' ') ?? ''
  }
}

/** A new element that takes over the content of another. */
function withContentOf(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  return other
}
