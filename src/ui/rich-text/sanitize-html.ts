import DOMPurify from 'dompurify'
import { mediaAddress } from '../../media-address.ts'
import { readAddress, readMediaAddress } from '../links/address.ts'
import { anchorHeading } from './anchor-heading.ts'
import { type AnchoredHeading, isHeadingLink } from './heading-anchors.ts'
import { labelTableCells } from './label-table-cells.ts'
import { isNestedTooDeep } from './nested-too-deep.ts'
import { tidyHtml } from './tidy-html.ts'

// Removes page-wide styles, forms, class names and ids. DOMPurify removes scripts by default.
const PROFILE = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: (
    'style form input button textarea select option fieldset dialog video audio source track ' +
    'marquee map area nobr'
  ).split(' '),
  FORBID_ATTR: (
    'style id name class background ping target data-list border cellpadding cellspacing bgcolor ' +
    'color face frame rules'
  ).split(' '),
  // A Content-Security-Policy with Trusted Types accepts no plain string as HTML.
  RETURN_TRUSTED_TYPE: true,
}

// Set while an article is sanitised.
let headings: AnchoredHeading[] | undefined

export const purifier = DOMPurify(window)
purifier.addHook('beforeSanitizeElements', (node) => {
  if (node.nodeName === 'BODY') tidyHtml(node as Element)
})
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) applyLinkRules(element)
  if (element instanceof HTMLImageElement) applyImageRules(element)
  if (headings && element instanceof HTMLHeadingElement) anchorHeading(element, headings)
  if (element instanceof HTMLTableElement) labelTableCells(element)
})

/**
 * HTML from content, tidied and safe. Its links follow the rules of `address.ts`. HTML that is
 * nested too deep becomes plain text.
 */
export function sanitizeHtml(html: string) {
  const shallow = isNestedTooDeep(html) ? html.replace(/<[^<>]*>/g, ' ') : html
  return purifier.sanitize(shallow, PROFILE)
}

/** The same for a long text, whose headings get ids. */
export function sanitizeArticle(html: string) {
  const found: AnchoredHeading[] = []
  headings = found
  try {
    return { html: sanitizeHtml(html), headings: found }
  } finally {
    headings = undefined
  }
}

function applyLinkRules(link: HTMLAnchorElement) {
  if (headings && isHeadingLink(link)) return
  const address = readAddress(link.getAttribute('href') ?? undefined)
  if (!address) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('href', address.href)
  if (address.kind === 'external') {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
}

function applyImageRules(image: HTMLImageElement) {
  const source = image.getAttribute('src') ?? ''
  const address = isBitmap(source) ? source : readMediaAddress(mediaAddress(source))
  if (!address) {
    image.remove()
    return
  }
  image.setAttribute('src', address)
  image.removeAttribute('srcset')
  image.loading = 'lazy'
  image.alt ||= ''
}

/** False for SVG, which can contain more than a picture. */
export function isBitmap(address: string): boolean {
  return /^data:image\/(png|jpeg|webp|gif);base64,[a-z0-9+/=\s]+$/i.test(address)
}
