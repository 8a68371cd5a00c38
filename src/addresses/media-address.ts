import { config } from '../config.ts'
import { parseUrl } from './parse-address.ts'

/**
 * Returns the address of a picture or video from content. A path belongs to the backend, which may
 * have another origin than the site. `parse-address.ts` checks later whether the address is safe.
 */
export function mediaAddress(address: string): string {
  const base = parseUrl(config.mediaBase ?? config.apiBase)
  // A backend at a path of the site has the site's origin.
  if (!base) return address
  const url = parseUrl(address, base.origin)
  return url?.origin === base.origin ? url.href : address
}
