import DOMPurify from 'dompurify'
import { mediaAddress } from '../media-address.ts'
import { readAddress, readMediaAddress } from './address.ts'

// What an editor's text must not bring along: page-wide styles, forms, the site's own class names
// and ids. DOMPurify's default already keeps scripts out.
const PROFILE = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    ...['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'fieldset'],
    ...['dialog', 'video', 'audio', 'source', 'track', 'marquee', 'map', 'area', 'nobr'],
  ],
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'background', 'ping', 'target'],
  // The policy's HTML, which a Content-Security-Policy with Trusted Types asks for.
  RETURN_TRUSTED_TYPE: true,
}

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) applyLinkRules(element)
  if (element instanceof HTMLImageElement) applyImageRules(element)
})

/**
 * HTML from content, made safe to show. Its links follow the rules of `address.ts`; the page has
 * one h1 of its own, so a first-level heading in a text becomes a second-level one.
 */
export function sanitizeHtml(html: string) {
  return purifier.sanitize(html.replace(/<(\/?)h1\b/gi, '<$1h2'), PROFILE)
}

function applyLinkRules(link: HTMLAnchorElement) {
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
  const address = readMediaAddress(mediaAddress(image.getAttribute('src') ?? ''))
  if (!address) {
    image.remove()
    return
  }
  image.setAttribute('src', address)
  image.removeAttribute('srcset')
  image.loading = 'lazy'
  image.alt ||= ''
}
