import { parseContentLink } from '../addresses/file-address.ts'
import { NEW_TAB_ID } from '../isomorphic/page-marks.ts'
import { decodeUri } from './link-targets.ts'

/** A link as Google Docs saves it in a page, or as Outlook changes it in a mail. */
const DETOUR =
  /^https:\/\/(?:www\.google\.com\/url\?q|[\w.-]+\.safelinks\.protection\.outlook\.com\/\?url)=([^&#]+).*/

/** Takes away an address that is not safe. A link to another site opens a new tab. */
export function checkLink(link: Element, page: string): void {
  const href = (link.getAttribute('href') ?? '').replace(DETOUR, (_, to: string) => decodeUri(to))
  // A link to a place in the text is not checked: it leads nowhere else.
  if (link.localName !== 'a' || /^#./.test(href)) return
  const address = parseContentLink(href, page)
  if (!address) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('href', address.href)
  if (address.kind === 'external') {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
    link.setAttribute('aria-describedby', NEW_TAB_ID)
  }
}
