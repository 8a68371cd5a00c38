import { fileAddress } from '../addresses/file-address.ts'
import { safeMediaAddress } from '../addresses/parse-address.ts'

/** An emoji. Digits and # are parts of some emoji, but are none alone. */
const EMOJI =
  /^(?=.*\p{Extended_Pictographic}|\p{RI})[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u

/** Messengers and mail programs show emoji as pictures from servers of their own. */
export function replaceEmojiPicture(image: Element): void {
  const alt = image.getAttribute('alt') ?? ''
  if (image.localName === 'img' && EMOJI.test(alt)) image.replaceWith(alt)
}

/** Plugins of a CMS put the address of a picture aside until a reader comes near it. */
export function showLazyPicture(image: Element): void {
  const source = image.getAttribute('data-src')
  if (image.localName === 'img' && source !== null) image.setAttribute('src', source)
}

/** Removes a picture without a safe address. */
export function checkImage(image: Element, page: string): void {
  if (image.localName !== 'img') return
  const source = image.getAttribute('src') ?? ''
  const address = isBitmapDataUrl(source) ? source : safeMediaAddress(fileAddress(source), page)
  if (!address) {
    image.remove()
    return
  }
  image.setAttribute('src', address)
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
}

/** False for SVG, which can contain more than a picture. */
export function isBitmapDataUrl(address: string): boolean {
  return /^data:image\/(png|jpeg|webp|gif);base64,[a-z0-9+/=\s]+$/i.test(address)
}
