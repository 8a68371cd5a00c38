import { EMBEDDED_ELEMENTS } from './allowed-html.ts'
import { decodeUri } from './link-targets.ts'
import { hasVisibleText } from './visible-text.ts'

/** Addresses for a frame, and addresses of pages that show the same. */
const PAGES: [RegExp, string][] = [
  [/^\/\//, 'https://'],
  [/youtube(-nocookie)?\.com\/embed\/([\w-]+).*/, 'youtube.com/watch?v=$2'],
  [/player\.vimeo\.com\/video/, 'vimeo.com'],
  [/maps\/embed(?:(?!maps\/embed).)*!2d([-\d.]+)!3d([-\d.]+).*/, 'maps?q=$2,$1'],
  [/&output=embed/, ''],
]

/** Longer addresses say nothing to a reader. */
const MAX_WORDS = 60

/** The address of the page of an embedded video or map, or of its file. */
export function addressOfEmbedded(embedded: Element): string | undefined {
  const address = [embedded, embedded.querySelector('source,embed')]
    .flatMap((element) => ['src', 'url', 'data'].map((name) => element?.getAttribute(name)))
    .find(Boolean)
  const page = PAGES.reduce((at, [frame, other]) => at.replace(frame, other), address?.trim() ?? '')
  // Google shows other maps only in frames.
  return /^(https?:|\/)(?!.*maps\/embed)/.test(page) ? page : undefined
}

/** Turns an embedded recording, video or map into a link: its title, the name of its file, or its address. */
export function linkToEmbedded(embedded: Element): void {
  if (!EMBEDDED_ELEMENTS.includes(embedded.localName)) return
  const page = addressOfEmbedded(embedded) ?? ''
  const words = page.replace(/^https?:\/\/(www\.)?/, '')
  // A CMS names the folder of a file with a number.
  const [, file] = /^\/(?:[^?#]*\/)?([^/?#]+)/.exec(page) ?? []
  const link = embedded.ownerDocument.createElement('a')
  link.setAttribute('href', page)
  const title = embedded.getAttribute('title') ?? ''
  link.textContent = hasVisibleText(title)
    ? title
    : file !== undefined
      ? decodeUri(file)
      : words.length > MAX_WORDS
        ? words.replace(/[/?#].*/, '')
        : words
  embedded.replaceWith(link)
}
